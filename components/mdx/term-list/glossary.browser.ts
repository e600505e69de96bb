import { linkToSearch } from '@/components/navigation/link-to-search.browser'
import { readBackLinks } from '@/components/reading/sheet.browser'
import { t } from '@/lib/site/text'

/** A term with its elements. */
interface Entry {
  heading: HTMLElement
  text: string
  parts: Element[]
  letter: Element | undefined
}

/** Handles the row above a glossary: the field filters the terms, those whose name matches first, and the checkbox shows where each is used. */
export function setUpGlossary(row: HTMLElement): void {
  const [field, box] = row.querySelectorAll('input')
  const status = row.querySelector('p')
  if (!field || !box || !status) return
  const terms = listTerms(row)
  let named: Entry[] = []
  const filter = (): void => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean)
    const found = terms.filter(({ text }) => words.every((word) => text.includes(word)))
    for (const term of named) placeOf(term, terms)?.after(...term.parts)
    const isNamed = ({ heading }: Entry) =>
      words.every((word) => ` ${heading.textContent?.toLowerCase()}`.includes(` ${word}`))
    named = words.length === 0 ? [] : found.filter(isNamed)
    row.after(...named.flatMap(({ parts }) => parts))
    for (const term of terms) {
      for (const part of term.parts) part.toggleAttribute('hidden', !found.includes(term))
      const isEmpty = !found.some((each) => each.letter === term.letter && !named.includes(each))
      term.letter?.toggleAttribute('hidden', isEmpty)
      row.querySelector(`[href="#${term.letter?.id}"]`)?.toggleAttribute('data-empty', isEmpty)
    }
    status.textContent = words.length === 0 ? '' : t('termCount', { count: found.length })
    if (words.length > 0 && found.length === 0) status.insertAdjacentHTML('beforeend', ` ${linkToSearch(field.value)}`)
  }
  const clear = (): void => {
    field.value = ''
    filter()
  }
  field.oninput = () => void filter()
  field.onkeydown = ({ key }) => void (key === 'Escape' && clear())
  // A link to a hidden term clears the filter.
  const reveal = ({ target }: Event) => field.value && (target as Element).closest('a[href^="#"]') && clear()
  row.closest('.prose')?.addEventListener('click', reveal, true)
  box.onchange = async () => {
    const of = box.checked ? await readBackLinks().catch(() => null) : undefined
    if (of === null) {
      status.textContent = t('partFailed')
      box.checked = false
    } else showUses(terms, of)
  }
}

/** The element after which a term stands in the alphabet. */
function placeOf(term: Entry, terms: Entry[]): Element | undefined {
  const before = terms[terms.indexOf(term) - 1]
  return before?.letter === term.letter ? before?.parts.at(-1) : term.letter
}

function listTerms(row: HTMLElement): Entry[] {
  const terms: Entry[] = []
  let letter: Element | undefined
  for (let next = row.nextElementSibling; next; next = next.nextElementSibling) {
    if (next.tagName === 'H2') letter = next
    if (next instanceof HTMLElement && next.tagName === 'H3') terms.push({ heading: next, text: '', parts: [], letter })
    const term = terms.at(-1)
    if (next === letter || !term || term.letter !== letter) continue
    term.parts.push(next)
    term.text += ` ${next.textContent?.toLowerCase()}`
  }
  return terms
}

/** Adds links to the pages that link to each term, or removes them. */
function showUses(terms: Entry[], of: ((id: string) => string[]) | undefined): void {
  for (const { heading, parts } of terms) {
    const links = of?.(heading.id) ?? []
    const old = parts.findIndex((part) => part.matches('[data-uses]'))
    if (old >= 0) parts.splice(old, 1)[0]?.remove()
    if (links.length === 0) continue
    const uses = document.createElement('p')
    uses.dataset.uses = ''
    uses.innerHTML = `<small>${t('usedOn')} ${links.join(' · ')}</small>`
    uses.hidden = heading.hidden
    parts.at(-1)?.after(uses)
    parts.push(uses)
  }
}
