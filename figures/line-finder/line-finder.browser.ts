import { figureWidth } from '@/figures/svg/svg'
import { type Answer, answer } from './answer'
import { listShifts } from './candidates'
import { describeAnswer, describeForms, describeWaysOut } from './describe'
import { drawStrip } from './draw-strip'
import { type Asked, formatAddress, formatPeaks, plain, readQuestion } from './question'
import { type Entry, type Nucleus, readData } from './read-data'
import { list, listPeaks, nucleusNames, summarize } from './summarize'
import { text } from './texts'

/** Pauses after the last change: before the answer is shown, since long lists take a while on phones, and before it is announced and its address is written. */
const [showMs, restMs] = [120, 700]

/** Names of the fields, and of the parameters of the address. */
const names = ['shift', 'solvent', 'nucleus']

/** Answers the questions of the form from the files that the page links. The form holds the question, at first that of the address. */
export async function setUpLineFinder(finder: HTMLElement): Promise<void> {
  try {
    const [solvents = '', protons = '', carbons = ''] = await Promise.all(
      ['deuterated', 'protons', 'carbons'].map(fetchFile),
    )
    answerQuestions(finder, readData({ solvents, protons, carbons }))
  } catch (error) {
    const summary = finder.querySelector('[data-summary]')
    if (summary) summary.textContent = text('failed')
    console.warn(error)
  }
}

/** The text of the first file of values that is linked below a heading. */
async function fetchFile(id: string): Promise<string> {
  const heading = document.getElementById(id)
  const isBelow = (link: Element) =>
    heading && (heading.compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const link = Array.from(document.querySelectorAll<HTMLAnchorElement>('main a[href*=".csv"]')).find(isBelow)
  if (!link)
    throw new Error(`The line finder needs a link to a file of values (CSV) below a heading with the id "${id}".`)
  const response = await fetch(link.href)
  if (!response.ok) throw new Error(`${link.href} answers with status ${response.status}.`)
  return response.text()
}

/** The parts of the finder. */
function partsOf(finder: HTMLElement) {
  const find = <Found extends Element = HTMLElement>(selector: string) => finder.querySelector(selector) as Found
  return {
    form: find<HTMLFormElement>('form'),
    field: find<HTMLTextAreaElement>('[name=shift]'),
    choice: (name: string) => find<HTMLSelectElement>(`select[name=${name}]`),
    ...{ svg: find('svg'), drawing: find('svg > g'), status: find('[role=status]'), summary: find('[data-summary]') },
    ...{ items: find('[data-candidates]'), forms: find('[data-forms]'), examples: find('[data-examples]') },
    ...{ none: find('[data-none]'), waysOut: find('[data-ways-out]') },
  }
}

type Parts = ReturnType<typeof partsOf>

function answerQuestions(finder: HTMLElement, entries: Entry[]): void {
  const parts = partsOf(finder)
  const { form, field, summary, status } = parts
  let rest: ReturnType<typeof setTimeout> | undefined
  let soon: ReturnType<typeof setTimeout> | undefined

  const show = (): Asked => {
    clearTimeout(soon)
    const question = readFields(parts)
    showAnswer(parts, entries, answer(entries, question))
    return question
  }
  /** Announces the answer and writes its address; typing overwrites the entry of the history, links make new ones. */
  const settle = (isQuiet = false): void => {
    clearTimeout(rest)
    if (!finder.isConnected) return
    writeAddress(readFields(parts))
    if (!isQuiet && status.textContent !== summary.textContent) status.textContent = summary.textContent
  }
  /** Takes the question from the address: at first, and after a link, Back or Forward. */
  const adopt = (): void => {
    const query = new URLSearchParams(location.search)
    field.value = query.get('shift') ?? ''
    for (const name of ['solvent', 'nucleus']) choose(parts.choice(name), query.get(name) ?? '')
    const isLeft = document.activeElement instanceof HTMLAnchorElement && finder.contains(document.activeElement)
    show()
    // The link that was followed is gone.
    if (isLeft) summary.focus({ preventScroll: true })
    settle(isLeft)
  }

  form.addEventListener('input', () => {
    clearTimeout(soon)
    clearTimeout(rest)
    soon = setTimeout(show, showMs)
    rest = setTimeout(settle, restMs)
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    show()
    settle()
  })
  field.addEventListener('keydown', (event) => {
    // Pasted lists have lines of their own; Enter answers, as in a field of one line.
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
    event.preventDefault()
    show()
    settle()
  })
  parts.forms.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button) return
    field.value = withForm(readFields(parts), Number(button.dataset.peak), button.dataset.form ?? '')
    show()
    // The button is gone.
    summary.focus({ preventScroll: true })
    settle()
  })
  form.closest('main')?.addEventListener('page:query', adopt)
  // Without a question in the address, what was typed before this code arrived stays.
  if (new URLSearchParams(location.search).has('shift')) adopt()
  else show()
}

function readFields({ form, field }: Parts): Asked {
  const data = new FormData(form)
  const nucleus = String(data.get('nucleus') ?? '') as Nucleus | ''
  return readQuestion({ text: field.value, nucleus, solvent: String(data.get('solvent') ?? '') })
}

function showAnswer(parts: Parts, entries: Entry[], answered: Answer): void {
  const { question, best } = answered
  parts.summary.textContent = summarize(answered)
  parts.items.innerHTML = describeAnswer(answered)
  parts.forms.innerHTML = describeForms(answered)
  parts.forms.hidden = answered.forms.length === 0
  parts.waysOut.innerHTML = describeWaysOut(entries, answered)
  parts.none.hidden = question.peaks.length === 0 || answered.candidates.length > 0 || (best?.owners.length ?? 0) > 0
  parts.examples.hidden = parts.field.value.trim() !== ''
  const place = { nucleus: question.nucleus, solvent: question.solvent || (best?.solvent ?? '') }
  const { body, height, names: rows } = drawStrip(question.nucleus, answered, listShifts(entries, place))
  const { svg, drawing } = parts
  drawing.innerHTML = body
  svg.setAttribute('viewBox', `0 0 ${figureWidth} ${height}`)
  svg.setAttribute('height', String(height))
  const nucleus = nucleusNames[question.nucleus]
  const drawn = rows.length === 0 ? text('noLines') : text('linesOf', { compounds: list(rows) })
  const shifts = listPeaks(question.peaks)
  svg.setAttribute(
    'aria-label',
    shifts === '' ? text('emptyAxis', { nucleus }) : text('axis', { nucleus, shifts, drawn }),
  )
}

function writeAddress(question: Asked): void {
  const url = new URL(location.href)
  for (const name of names) url.searchParams.delete(name)
  if (question.peaks.length > 0)
    for (const [name, value] of new URLSearchParams(formatAddress(question))) url.searchParams.set(name, value)
  if (url.href !== location.href) history.replaceState(history.state, '', url)
}

function choose({ options }: HTMLSelectElement, value: string): void {
  const index = Array.from(options).findIndex((option) => plain(option.value) === plain(value))
  options.selectedIndex = Math.max(0, index)
}

/** The text of a question in which a peak has got a form. */
function withForm({ peaks }: Asked, index: number, form: string): string {
  return formatPeaks(peaks.map((peak, at) => (at === index ? { ...peak, form } : peak)))
}
