import { t } from '@/lib/site/text'
import { publishedAddress } from './published-address'

const { dataset } = document.documentElement
/** What is added to the page while it is printed. */
let added: HTMLElement[] = []

/** Handles the buttons that print the page or a part of it. On paper an address cannot be clicked: the links get numbers, and their full addresses stand below the text. */
export function startPrint(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-print]')
    if (button) print(button.dataset.print ?? '')
  })
  addEventListener('beforeprint', listAddresses)
  addEventListener('afterprint', () => {
    for (const element of added) element.remove()
    added = []
    delete dataset.addressesApart
  })
}

/** Prints the page, only its `exercises`, or only a section, `#` and the id of its heading, with its subsections. */
function print(part: string): void {
  const parts = part === 'exercises' ? findExercises() : findSection(part.slice(1))
  for (const element of parts) element.dataset.printed = ''
  if (parts.length > 0) dataset.printPart = part === 'exercises' ? part : 'section'
  const end = () => {
    delete dataset.printPart
    for (const element of parts) delete element.dataset.printed
  }
  addEventListener('afterprint', end, { once: true })
  window.print()
}

/** The title of the page, and the blocks with its exercises. */
function findExercises(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('main .prose > :is(h1, [data-exercise], :has([data-exercise]))')]
}

/** A heading and what follows it, up to the next one of its level. */
function findSection(id: string): HTMLElement[] {
  const heading = document.getElementById(id)
  const section: HTMLElement[] = []
  for (let next: Element | null = heading; next instanceof HTMLElement; next = next.nextElementSibling) {
    if (next !== heading && /^H[1-6]$/.test(next.tagName) && next.tagName <= (heading?.tagName ?? '')) break
    section.push(next)
  }
  return section
}

function listAddresses(): void {
  const text = document.querySelector<HTMLElement>('main .prose')
  if (!text || added.length > 0) return
  const numbers = new Map<string, number>()
  for (const link of text.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    if (!isListed(link)) continue
    const { href, origin, pathname, search, hash } = link
    // Paths in a preview lead to the published site.
    const address = origin === location.origin ? publishedAddress(pathname + search + hash) : href
    const number = numbers.get(address) ?? numbers.size + 1
    numbers.set(address, number)
    const mark = Object.assign(document.createElement('sup'), { textContent: String(number) })
    link.after(mark)
    added.push(mark)
  }
  if (dataset.printPart === 'exercises') addAddress(text)
  if (numbers.size === 0) return
  const [section, list] = [document.createElement('section'), document.createElement('ol')]
  for (const address of numbers.keys())
    list.append(Object.assign(document.createElement('li'), { textContent: address }))
  section.dataset.addresses = ''
  section.dataset.printed = ''
  section.append(Object.assign(document.createElement('h2'), { textContent: t('addresses') }), list)
  const answers = text.querySelector(':scope > section[data-printed]')
  text.insertBefore(section, answers)
  added.push(section)
  dataset.addressesApart = ''
}

/** Adds the address of the page below the title of a handout: some exercises need what it shows. */
function addAddress(text: HTMLElement): void {
  const address = Object.assign(document.createElement('p'), { textContent: publishedAddress(location.pathname) })
  address.dataset.printed = ''
  text.querySelector('h1')?.after(address)
  added.push(address)
}

/** Links of the text to other pages; those into a page, such as to terms of the glossary, would be too many. */
function isListed(link: HTMLAnchorElement): boolean {
  const isOutside = 'external' in link.dataset
  const isIntoPage = !isOutside && (link.getAttribute('href') ?? '').includes('#')
  const isPrinted = dataset.printPart === undefined || link.closest('[data-printed]') !== null
  return (
    !isIntoPage &&
    isPrinted &&
    !(dataset.printPart === 'exercises' && link.closest('details')) &&
    link.protocol.startsWith('http') &&
    !link.closest('[data-cards] li, [data-chrome], [data-actions]')
  )
}
