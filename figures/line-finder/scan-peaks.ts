/** A signal that a reader reports. */
export interface Peak {
  /** Limits in ppm; the same unless the reader gives a range. */
  from: number
  to: number
  /** `s`, `d`, `t`, `q`, `quint`, `sext`, `sept`, `br s`, or `m` for all others. */
  form?: string
  /** In hertz. */
  couplings: number[]
  /** Number of hydrogens, if the reader gives it. */
  hydrogens?: number
  /** Digits behind the decimal separator: a value with three or more is that of a single line. */
  decimals: number
}

/** What can stand behind a shift. */
type Behind = Pick<Partial<Peak>, 'form' | 'couplings' | 'hydrogens'>

/** A piece of text: a number, a word, the inside of parentheses, or a sign. */
interface Token {
  kind: 'number' | 'word' | 'group' | 'dash' | 'sign'
  text: string
  /** Whether a space precedes it. */
  isApart: boolean
}

/** A value below it, in ppm, is not negative, but the end of a range: `7.30 -7.20`. */
const lowest = -6

const number = /\d+(?:[.,]\d+)?/y
const word = /\p{L}[\p{L}\d'’′*]*(?:-[\p{L}\d]+)*/uy
const space = /\s+/y
/** Letters at a number that are not part of a name such as `1H`. */
const suffix = /(?:ppm|br|[sdtqm])(?![\p{L}\d])/uy
const units = /^(?:[kMG]?Hz|K|°C|°|%|m[gLM]|min|h|eV|cm|µm|H|C)$/
const forms: Record<string, string> = {
  singlet: 's',
  doublet: 'd',
  triplet: 't',
  quartet: 'q',
  quintet: 'quint',
  quin: 'quint',
  quint: 'quint',
  pent: 'quint',
  p: 'quint',
  sextet: 'sext',
  sext: 'sext',
  septet: 'sept',
  sept: 'sept',
  sep: 'sept',
  heptet: 'sept',
  hept: 'sept',
  hep: 'sept',
  multiplet: 'm',
  bs: 'br s',
  brs: 'br s',
  br: 'br s',
  nonet: 'm',
}

/** Reads numbers, each with what stands in parentheses, or as a form, behind it. */
export function scanPeaks(text: string): Peak[] {
  const tokens = tokenize(text)
  const peaks: Peak[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (token?.kind !== 'number') continue
    const next = tokens[at + 1]
    if (next?.kind === 'word' && units.test(next.text)) continue
    const value = toNumber(token.text) * (isNegative(tokens, at) ? -1 : 1)
    const last = peaks.at(-1)
    if (last && value < lowest && last.from === last.to) {
      Object.assign(last, limits(last.from, -value), readBehind(tokens, at + 1))
      continue
    }
    const end = next?.kind === 'dash' || next?.text === 'to' ? tokens[at + 2] : undefined
    const isRange = end?.kind === 'number' && !isNegative(tokens, at + 2)
    if (isRange) at += 2
    const decimals = token.text.split(/[.,]/)[1]?.length ?? 0
    const ends = limits(value, isRange ? toNumber(end.text) : value)
    peaks.push({ ...ends, couplings: [], decimals, ...readBehind(tokens, at + 1) })
  }
  return peaks
}

function limits(a: number, b: number): { from: number; to: number } {
  return { from: Math.min(a, b), to: Math.max(a, b) }
}

function toNumber(text: string): number {
  return Number(text.replace(',', '.'))
}

/** Whether the dash in front of a number is a sign: `-0.07`, not `7.30-7.20` or `7.30 - 7.20`. */
function isNegative(tokens: Token[], at: number): boolean {
  const [before, dash] = [tokens[at - 2], tokens[at - 1]]
  if (dash?.kind !== 'dash' || tokens[at]?.isApart) return false
  return before?.kind !== 'number' || dash.isApart
}

/** The form and the couplings behind a shift. */
function readBehind(tokens: Token[], start: number): Behind {
  let at = start
  while (tokens[at]?.text === 'ppm' || /^[,:]$/.test(tokens[at]?.text ?? '')) at += 1
  const [first, second] = [tokens[at], tokens[at + 1]]
  if (first?.kind === 'group') return readGroup(first.text)
  if (first?.kind !== 'word') return {}
  const isBroad = /^(?:br|broad)$/i.test(first.text) && second?.kind === 'word'
  const form = readForm(isBroad ? `br ${second?.text}` : first.text)
  return form ? { form } : {}
}

/** `q, J = 7.1 Hz, 2H`, or in another order. */
function readGroup(text: string): Behind {
  const parts = text.split(/[,;]/).map((part) => part.trim().split(/\s+/))
  const form = parts.map((words) => readForm(words.join(' ')) ?? readForm(words[0] ?? '')).find(Boolean)
  const [, hydrogens] = /(?<![\d.(])(\d{1,2})\s?H(?![\p{L}\d])/u.exec(text) ?? []
  const couplings = readCouplings(text)
  return { ...(form && { form }), ...(hydrogens && { hydrogens: Number(hydrogens) }), couplings }
}

/** The numbers behind the first *J*, up to their unit: `J = 14.4, 6.8 Hz`, `3J(H,H) 7.1`. */
function readCouplings(text: string): number[] {
  const start = text.indexOf('J')
  if (start < 0) return []
  const rest = text.slice(start + 1)
  const [before = ''] = rest.slice(rest.startsWith('(') ? closing(rest, 0) + 1 : 0).split('Hz')
  const values = before.split(/[\s=]+/).filter((part) => /^\d+(?:[.,]\d+)?[,;]?$/.test(part))
  return values.map((value) => toNumber(value.replace(/[,;]$/, ''))).filter((value) => value > 0 && value < 300)
}

/** The short name of a form; `m` for combinations such as `dd`. */
function readForm(text: string): string | undefined {
  const plain = text
    .toLowerCase()
    .replace(/\.$/, '')
    .replace(/^app\.?\s/, '')
  const name = plain.replace(/^(?:br\.?|broad)\s/, '')
  const isBroad = name !== plain
  const known = /^[sdtqm]$/.test(name) ? name : Object.hasOwn(forms, name) ? forms[name] : undefined
  if (isBroad) return known === 's' || known === undefined ? (known ? 'br s' : undefined) : known
  return known ?? (/^[dtq]{2,4}$|^[dtq]{1,2}m$|^br?m$/.test(name) ? 'm' : undefined)
}

function tokenize(text: string): Token[] {
  const plain = text.replaceAll('δ', ' ')
  const tokens: Token[] = []
  let [at, isApart] = [0, true]
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = at
    const [found] = pattern.exec(plain) ?? []
    if (found !== undefined) at += found.length
    return found
  }
  while (at < plain.length) {
    if (take(space)) {
      isApart = true
      continue
    }
    const [start, sign] = [at, plain[at] ?? '']
    if (sign === '(' || sign === '[') {
      const end = closing(plain, at)
      tokens.push({ kind: 'group', text: plain.slice(at + 1, end), isApart })
      at = end + 1
    } else if (take(number)) {
      const value = plain.slice(start, at)
      const isGlued = /\p{L}/u.test(plain[at] ?? '')
      if (isGlued && !take(suffix)) {
        // `1H`, `3a`, `2Hz`.
        take(word)
        tokens.push({ kind: 'word', text: plain.slice(start, at), isApart })
      } else {
        tokens.push({ kind: 'number', text: value, isApart })
        if (isGlued) tokens.push({ kind: 'word', text: plain.slice(start + value.length, at), isApart: false })
      }
    } else if (take(word)) tokens.push({ kind: 'word', text: plain.slice(start, at), isApart })
    else {
      at += 1
      tokens.push({ kind: sign === '-' ? 'dash' : 'sign', text: sign, isApart })
    }
    isApart = false
  }
  return tokens
}

/** The place of the parenthesis that closes the one at a place; the end of the text without one. */
function closing(text: string, start: number): number {
  let depth = 0
  for (let at = start; at < text.length; at += 1) {
    if (/[([]/.test(text[at] ?? '')) depth += 1
    if (/[)\]]/.test(text[at] ?? '')) depth -= 1
    if (depth === 0) return at
  }
  return text.length
}
