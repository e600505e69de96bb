import type { Replay, ReplayRecord } from './replay'

/** A number or text of a page that its record does not contain. */
export interface Unaccounted {
  line: number
  text: string
  /** The nearest number that the program shows. */
  nearest?: string | undefined
}

/** Decimal numbers; not versions, and not parts of words or addresses. */
const decimal = /(?<![\w./#-])[−-]?\d+\.\d+(?![\w.]|\.\d)/g

/** Finds the decimal numbers and publication strings of a page's Markdown that neither the program shows nor another source explains. */
export function findUnaccounted(
  markdown: string,
  { shown }: Pick<ReplayRecord, 'shown'>,
  { notShown }: Pick<Replay, 'notShown'>,
): Unaccounted[] {
  const texts = [...Object.values(shown), ...Object.values(notShown)].flat()
  const known = texts.flatMap((text) => readNumbers(text))
  return readLines(markdown).flatMap(({ line, text }) => {
    const string = readPublicationString(text)
    if (string && !texts.some((shown) => withoutSolvent(shown) === string)) return [{ line, text: string }]
    return readNumbers(text)
      .filter((number) => !known.some((shown) => isRounded(number, shown)))
      .map((number) => ({ line, text: number, nearest: findNearest(number, known) }))
  })
}

/** The lines that readers see as text: no front matter, code, addresses and tags. */
function readLines(markdown: string): Array<{ line: number; text: string }> {
  let isCode = false
  let rulers = 0
  return markdown.split('\n').flatMap((text, index) => {
    if (text === '---' && rulers < 2) rulers += 1
    if (/^\s*```/.test(text)) isCode = !isCode
    if (isCode || rulers < 2) return []
    const visible = text
      .replace(/\]\([^)\s]*/g, ']')
      .replace(/<\/?su[bp]>/g, '')
      .replace(/(?<!\*)\*J\*(?!\*)/g, 'J')
      .replace(/<[A-Za-z][^>]*>/g, ' ')
    return [{ line: index + 1, text: visible }]
  })
}

function readNumbers(text: string): string[] {
  return [...text.matchAll(decimal)].map(([number]) => number.replace('−', '-'))
}

/** A quoted publication string without its solvent, which the program does not name. */
function readPublicationString(text: string): string | undefined {
  return /^> \d+\w+ NMR \(/.test(text) ? withoutSolvent(text.slice(2)) : undefined
}

function withoutSolvent(text: string): string {
  return text.replace(/(MHz), [^)]*\)/, '$1)').trim()
}

/** Whether a number is another one, rounded to its decimals, by either rule for a final 5. */
function isRounded(number: string, exact: string): boolean {
  const decimals = number.split('.')[1]?.length ?? 0
  const unit = 10 ** -decimals
  return (exact.split('.')[1]?.length ?? 0) >= decimals && Math.abs(Number(number) - Number(exact)) <= unit / 2 + 1e-9
}

function findNearest(number: string, known: string[]): string | undefined {
  const distance = (other: string) => Math.abs(Number(other) - Number(number))
  return [...known].sort((a, b) => distance(a) - distance(b))[0]
}
