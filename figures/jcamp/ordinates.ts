import { FileProblem } from './file-problem'

/** Digits that also carry a sign: SQZ starts a value, DIF a difference to the last value, DUP a number of repetitions. */
const pseudoDigits = buildPseudoDigits()

type Kind = 'value' | 'difference' | 'repetition'

function buildPseudoDigits(): Map<string, [kind: Kind, sign: 1 | -1, digit: number]> {
  const rows: Array<[digits: string, kind: Kind, sign: 1 | -1, first: number]> = [
    ['@ABCDEFGHI', 'value', 1, 0],
    ['abcdefghi', 'value', -1, 1],
    ['%JKLMNOPQR', 'difference', 1, 0],
    ['jklmnopqr', 'difference', -1, 1],
    ['STUVWXYZs', 'repetition', 1, 1],
  ]
  return new Map(
    rows.flatMap(([digits, kind, sign, first]) =>
      [...digits].map((digit, index): [string, [Kind, 1 | -1, number]] => [digit, [kind, sign, first + index]]),
    ),
  )
}

/**
 * Decodes a table (X++(Y..Y)): each line has the x of its first value, then values at even steps, as AFFN, PAC, SQZ, DIF or
 * DIF/DUP (McDonald, Wilks, Appl. Spectrosc. 42, 151, 1988). Throws a `FileProblem` if a check value differs, or if there are
 * more values than expected.
 */
export function decodeOrdinates(table: string, expected: number): Float64Array {
  // An E is an exponent in AFFN, and a 5 in the other forms, of which a table needs more than this one letter.
  const isPlain = !/[@A-DF-Za-df-s%]/.test(table)
  const writer = new OrdinateWriter(expected)
  for (const line of table.split('\n')) {
    if (line.trim() === '') continue
    writer.startLine()
    if (isPlain) readPlainLine(line, writer)
    else readPackedLine(line, writer)
  }
  return writer.finish()
}

/** Numbers with blanks or commas between them, or with signs only (PAC). The first is x. */
function readPlainLine(line: string, writer: OrdinateWriter): void {
  const tokens = line.matchAll(/[+-]?(?:\d+\.?\d*|\.\d+)(?:[Ee][+-]?\d+)?|\?/g)
  let isX = true
  for (const [token] of tokens) {
    if (!isX) writer.value(token === '?' ? Number.NaN : Number(token))
    isX = false
  }
}

/** Tokens that begin with a pseudo-digit, a sign or, after a blank, a digit. The first is x. */
function readPackedLine(line: string, writer: OrdinateWriter): void {
  const tokens = line.matchAll(/([@A-Za-s%+-])?(\d*\.?\d*)/g)
  let isX = true
  for (const [token, lead = '', digits = ''] of tokens) {
    if (token === '') continue
    if (isX) {
      isX = false
      // The sign of x.
      if (lead === '' || lead === '+' || lead === '-') continue
    }
    const known = pseudoDigits.get(lead)
    const [kind, sign, first]: [Kind, number, number | ''] = known ?? ['value', lead === '-' ? -1 : 1, '']
    const value = sign * Number(`${first}${digits}`)
    if (kind === 'value') writer.value(value)
    else if (kind === 'difference') writer.difference(value)
    else writer.repeat(value)
  }
}

/** Collects the values and compares the check values. */
class OrdinateWriter {
  readonly #values: Float64Array
  #count = 0
  #last: { kind: 'value' | 'difference'; amount: number } = { kind: 'value', amount: 0 }
  #isCheck = false

  constructor(expected: number) {
    this.#values = new Float64Array(expected)
  }

  /** After a difference the first value of the next line is the last value once more. */
  startLine(): void {
    this.#isCheck = this.#last.kind === 'difference'
  }

  value(amount: number): void {
    if (this.#isCheck) {
      const before = this.#values[this.#count - 1] ?? 0
      if (Math.abs(amount - before) > 1e-9 * Math.abs(before) + 0.5) throw new FileProblem('damaged', `${this.#count}`)
      this.#isCheck = false
      this.#last = { kind: 'value', amount }
      return
    }
    this.#last = { kind: 'value', amount }
    this.#add(amount)
  }

  difference(amount: number): void {
    this.#isCheck = false
    this.#last = { kind: 'difference', amount }
    this.#add((this.#values[this.#count - 1] ?? 0) + amount)
  }

  /** Repeats the last value or difference; the number includes the one before. */
  repeat(times: number): void {
    if (this.#count + times - 1 > this.#values.length) throw new FileProblem('damaged', `${this.#count}`)
    for (let time = 1; time < times; time++) {
      const before = this.#values[this.#count - 1] ?? 0
      this.#add(this.#last.kind === 'value' ? this.#last.amount : before + this.#last.amount)
    }
  }

  finish(): Float64Array {
    if (this.#count !== this.#values.length || this.#values.some(Number.isNaN))
      throw new FileProblem('damaged', `${this.#count}`)
    return this.#values
  }

  #add(value: number): void {
    if (this.#count >= this.#values.length) throw new FileProblem('damaged', `${this.#count}`)
    this.#values[this.#count++] = value
  }
}
