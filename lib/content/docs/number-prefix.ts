/** A file or folder name cut into the number that orders it and the rest. */
interface PrefixedName {
  name: string
  number?: number
}

/** `20_1d-spectra`, `2021-11-foo`, `7.0-foo`: part of a date, a version or another number, not a place in an order. */
const lookalike = /^\d+[-_.]\d/

/** Cuts the ordering number off a name: `10-intro` is `intro` in place 10. */
export function parseNumberPrefix(name: string): PrefixedName {
  if (lookalike.test(name)) return { name }
  const [, digits, rest] = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/.exec(name) ?? []
  return digits !== undefined && rest !== undefined ? { name: rest, number: Number(digits) } : { name }
}

/** The path with the ordering number cut off each of its parts. */
export function stripNumberPrefixes(path: string): string {
  return path
    .split('/')
    .map((part) => parseNumberPrefix(part).name)
    .join('/')
}
