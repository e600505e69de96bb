import { t } from '@/lib/site/text'
import { readBackLinks } from './sheet.browser'

/** A term, or the letter of several. */
interface Entry {
  heading: HTMLElement
  text: string
  parts: Element[]
  letter: Element | undefined
}

/** Works the row above a glossary: the field leaves the terms with all of its words, and the button says where each is used. */
export function setUpGlossary(row: HTMLElement): void {
  const [field, button, status] = [row.querySelector('input'), row.querySelector('button'), row.querySelector('p')]
  if (!field || !button || !status) return
  const terms = listTerms(row)
  const filter = (): void => {
    const words = field.value.toLowerCase().split(/\s+/).filter(Boolean)
    const found = new Set(terms.filter(({ text }) => words.every((word) => text.includes(word))))
    for (const term of terms) for (const part of term.parts) part.toggleAttribute('hidden', !found.has(term))
    for (const { letter } of terms)
      letter?.toggleAttribute('hidden', ![...found].some((term) => term.letter === letter))
    status.textContent = words.length === 0 ? '' : t('termCount', { count: found.size })
  }
  field.oninput = filter
  field.onkeydown = ({ key }) => {
    if (key !== 'Escape') return
    field.value = ''
    filter()
  }
  // A link to a term leads to it whatever was looked for before.
  row.closest('.prose')?.addEventListener(
    'click',
    ({ target }) => {
      if (!field.value || !(target instanceof Element) || !target.closest('a[href^="#"]')) return
      field.value = ''
      filter()
    },
    true,
  )
  button.onclick = async () => {
    const isShown = button.ariaPressed === 'true'
    const of = isShown ? undefined : await readBackLinks().catch(() => null)
    if (of === null) status.textContent = t('partFailed')
    else showUses(terms, of)
    status.classList.toggle('visually-hidden', of !== null)
    button.ariaPressed = String(!isShown && of !== null)
  }
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

/** Adds to each term the pages that lead to it, or takes them away again. */
function showUses(terms: Entry[], of: ((hash: string) => string[]) | undefined): void {
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
