import {
  describeCandidate,
  describeStrip,
  describeWaysOut,
  formatAddress,
  guessNucleus,
  mostCandidates,
  plain,
  summarize,
} from './describe'
import { drawStrip } from './draw-strip'
import { findLines, listShifts, type Question, readShifts } from './find-lines'
import { type Cells, type Nucleus, readTables } from './read-tables'

/** Pause after the last change before the answer is announced and its address is written. */
const restMs = 700

/** Names of the fields, and of the parameters of the address. */
const names = ['shift', 'solvent', 'nucleus']

/** Answers the questions of the form from the tables of the page. The form holds the question, at first that of the address. */
export function setUpLineFinder(finder: HTMLElement): void {
  const find = <Found extends Element = HTMLElement>(selector: string) => finder.querySelector(selector) as Found
  const [form, field] = [find<HTMLFormElement>('form'), find<HTMLInputElement>('input[name=shift]')]
  const [svg, drawing, status] = [find('svg'), find('svg > g'), find('[role=status]')]
  const [summary, list] = [find('[data-summary]'), find('[data-candidates]')]
  const [none, waysOut, examples] = [find('[data-none]'), find('[data-none] > ul'), find('[data-examples]')]
  const entries = readTables({
    solvents: readCells('deuterated'),
    protons: readCells('protons'),
    carbons: readCells('carbons'),
  })
  let rest: ReturnType<typeof setTimeout> | undefined

  const read = (): Question => {
    const data = new FormData(form)
    return {
      shifts: readShifts(field.value),
      solvent: String(data.get('solvent') ?? ''),
      nucleus: data.get('nucleus') as Nucleus,
    }
  }
  const show = (): void => {
    const question = read()
    const answer = findLines(entries, question)
    const isEmpty = field.value.trim() === ''
    summary.textContent = isEmpty ? '' : summarize(question, answer)
    drawing.innerHTML = drawStrip({ ...question, ...answer, known: listShifts(entries, question) })
    svg.setAttribute('aria-label', describeStrip(question, answer))
    const items = answer.candidates
      .slice(0, mostCandidates)
      .map((each) => `<li>${describeCandidate(each, question)}</li>`)
    list.innerHTML = items.join('')
    none.hidden = answer.unexplained.length === 0
    waysOut.innerHTML = describeWaysOut(entries, question, answer)
    examples.hidden = !isEmpty
  }
  /** Announces the answer and writes its address; typing overwrites the entry of the history, links make new ones. */
  const settle = (isQuiet = false): void => {
    clearTimeout(rest)
    if (!finder.isConnected) return
    const url = new URL(location.href)
    for (const name of names) url.searchParams.delete(name)
    const question = read()
    if (question.shifts.length > 0)
      for (const [name, value] of new URLSearchParams(formatAddress(question))) url.searchParams.set(name, value)
    if (url.href !== location.href) history.replaceState(history.state, '', url)
    if (!isQuiet && status.textContent !== summary.textContent) status.textContent = summary.textContent
  }
  /** Takes the question from the address: at first, and after a link, Back or Forward. */
  const adopt = (): void => {
    const query = new URLSearchParams(location.search)
    field.value = query.get('shift') ?? ''
    choose('nucleus', query.get('nucleus') ?? guessNucleus(readShifts(field.value)))
    choose('solvent', query.get('solvent') ?? '')
    const isLeft = document.activeElement instanceof HTMLAnchorElement && finder.contains(document.activeElement)
    show()
    // The link that was followed is gone.
    if (isLeft) summary.focus({ preventScroll: true })
    settle(isLeft)
  }
  const choose = (name: string, value: string): void => {
    const { options } = find<HTMLSelectElement>(`select[name=${name}]`)
    options.selectedIndex = Math.max(
      0,
      Array.from(options).findIndex((option) => plain(option.value) === plain(value)),
    )
  }

  form.addEventListener('input', () => {
    show()
    clearTimeout(rest)
    rest = setTimeout(settle, restMs)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    settle()
  })
  form.closest('main')?.addEventListener('page:query', adopt)
  // Without a question in the address, what was typed before this code arrived stays.
  if (new URLSearchParams(location.search).has('shift')) adopt()
  else show()
}

/** The cells of the first table below a heading. */
function readCells(id: string): Cells {
  let element = document.getElementById(id)?.nextElementSibling
  while (element && !element.querySelector('table')) element = element.nextElementSibling
  if (!element) throw new Error(`The line finder needs a table below a heading with the id "${id}".`)
  return Array.from(element.querySelectorAll('tr'), (row) =>
    Array.from(row.cells, (cell) => cell.textContent?.trim() ?? ''),
  )
}
