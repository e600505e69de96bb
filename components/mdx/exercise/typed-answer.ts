import type { AnswerExtension } from '@/lib/site/extension'

/** A number as a reader typed it. */
interface TypedNumber {
  /** More than one if a comma may separate decimals or thousands. */
  values: number[]
  /** Empty if none was typed. */
  unit: string
}

/** What the site compares. */
interface Options extends AnswerExtension {
  tolerance?: number
  /** The unit shown behind the field. */
  unit?: string | undefined
}

/**
 * Returns whether a typed answer is a number within the tolerance, or one of the right words in any case and spacing.
 * Alternatives are separated by `|`.
 */
export function isRight(given: string, answer: string, options: Options = {}): boolean {
  const { tolerance = 0, unit = '', units = [], symbols = [] } = options
  const number = parseNumber(given, symbols)
  return answer.split('|').some((right) => {
    const wanted = parseNumber(right, symbols)
    if (!wanted) return normalize(given) === normalize(right)
    const used = [number?.unit, wanted.unit || normalize(unit)]
    if (!number || areDifferent(used, units)) return false
    // A little more than the tolerance: 7.6 − 7.4 is 0.1999….
    return number.values.some((value) => wanted.values.some((each) => Math.abs(value - each) <= tolerance + 1e-9))
  })
}

const numeral = String.raw`(?:\d[\d., '’]*|[.,]\d+)`
const power = String.raw`e[-+]?\d+|x ?10\^[-+]?\d+`
const unitWord = String.raw`(?!(?:or|to|and)\b)[\p{L}%‰°][\p{L}°/*]*(?:\^?-\d|\^\d)?`
const unitWords = `(?:${unitWord}(?: ${unitWord})?)?`
/** The name of the quantity, or a sign for "about". */
const before = /^(?:\p{L}[^=]*= ?|[~≈] ?|ca\.? ?)/u
/** A number with its power of ten, the uncertainty of its last digits, its unit, and its uncertainty. */
const typed = new RegExp(
  String.raw`^([-+]? ?${numeral})(${power})?(?:\(\d+\))? ?(${unitWords})(?: ?(?:±|\+/?-) ?${numeral}(${unitWords}))?$`,
  'u',
)

/** Reads a number with a decimal comma or point, separated thousands, a sign, a unit, or an uncertainty. */
function parseNumber(text: string, symbols: string[]): TypedNumber | undefined {
  const bare = normalize(text)
    .replace(/^\((.*)\)/, '$1')
    .replace(before, '')
  const symbol = symbols.find((each) => bare.startsWith(each)) ?? ''
  const [, digits, exponent = '', unit = '', unitAtEnd = ''] = typed.exec(bare.slice(symbol.length).trimStart()) ?? []
  if (digits === undefined) return undefined
  const factor = exponent === '' ? 1 : Number(exponent.replace(/x ?10\^/, 'e').replace('e', '1e'))
  const values = readDigits(digits).map((value) => value * factor)
  return values.length === 0 ? undefined : { values, unit: (unit || unitAtEnd).trim() }
}

/** Returns the possible values: 1.234 and 1234 for "1,234", 1.5 for "1,5", none for "1.2.3". */
function readDigits(text: string): number[] {
  const [, sign = '', digits = ''] = /^([-+]?) ?((?:[., ]*[^., ])*)/.exec(text) ?? []
  const decimal = /^(?:\d+(?:[.,]\d+)?|[.,]\d+)$/.test(digits) ? [digits.replace(',', '.')] : []
  const [, mark] = /^[1-9]\d{0,2}([., '’])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/.exec(digits) ?? []
  // "1.234" is a decimal.
  const isGrouped = mark !== undefined && (mark !== '.' || decimal.length === 0)
  const grouped = isGrouped ? [digits.replaceAll(mark, '').replace(',', '.')] : []
  return [...decimal, ...grouped].map((value) => Number(sign + value))
}

/** Whether two units are different ones of those that a reader could confuse. */
function areDifferent([one = '', other = '']: Array<string | undefined>, units: string[]): boolean {
  return one !== other && units.includes(one) && units.includes(other)
}

/** Lower case, plain digits and signs, superscripts as `^2`, and single spaces of one kind. */
function normalize(text: string): string {
  return text
    .replaceAll(/[⁻⁺]?[⁰¹²³⁴-⁹]+/g, '^$&')
    .normalize('NFKC')
    .replaceAll(/[−–]/g, '-')
    .replaceAll(/[×·](?= ?10\^)/g, 'x')
    .replaceAll('·', '*')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}
