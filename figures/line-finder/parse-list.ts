import type { Nucleus } from './read-data'
import { type Peak, scanPeaks } from './scan-peaks'
import { findSolvent } from './solvents'
import { readTable } from './table'

/** What a reader typed or pasted. */
export interface PeakList {
  peaks: Peak[]
  /** If the text names it. */
  nucleus?: Nucleus
  solvent?: string
  /** Why there are no peaks, or not those of the whole text. */
  problem?: 'empty' | 'noNumbers' | 'hertz' | 'otherNucleus' | 'tooMany'
}

/** Peaks that are read; a longer list is a copy of noise. */
export const mostPeaks = 60
/** No shift of ¹H or ¹³C is farther from zero, in ppm. */
const farthest = 250
const heading = /(?:(1H|13C)|(?:\d{1,3}[A-Z][a-z]?))(?:\s?\{\s?1H\s?\})?[\s-]?NMR|δ\s?([HC])\b/g
/** What follows the shifts in an experimental section. */
const otherMethods = /\b(?:HRMS|LRMS|MS|IR|FTIR|UV|HPLC|GC|Rf|mp|Mp|Anal|m\/z)\b|\[α\]|m\.p\./

/** Reads shifts, a table of peaks, or the strings of a publication, in which those of a nucleus can be chosen. */
export function parseList(text: string, wanted?: Nucleus): PeakList {
  const plain = text
    .normalize('NFKC')
    .replace(/[‐‑‒–—−~]/g, '-')
    .replace(/\bdelta\b/gi, 'δ')
  if (plain.trim() === '') return { peaks: [], problem: 'empty' }
  const sections = findSections(plain)
  const named = sections.filter(({ nucleus }) => nucleus)
  const chosen = named.find(({ nucleus }) => nucleus === wanted) ?? named[0]
  if (sections.length > 0 && !chosen) return { peaks: [], problem: 'otherNucleus' }
  const body = chosen?.text ?? plain
  const solvent = findSolventIn(body)
  const found = readTable(body) ?? scanPeaks(body)
  const peaks = distinct(found.filter(({ from, to }) => Math.max(Math.abs(from), Math.abs(to)) <= farthest))
  return {
    peaks: peaks.slice(0, mostPeaks),
    ...(chosen?.nucleus && { nucleus: chosen.nucleus }),
    ...(solvent && { solvent }),
    ...(peaks.length > mostPeaks && { problem: 'tooMany' as const }),
    ...(peaks.length === 0 && { problem: found.length > 0 ? ('hertz' as const) : ('noNumbers' as const) }),
  }
}

interface Section {
  nucleus?: Nucleus
  text: string
}

/** The parts of an experimental section below headings such as `13C NMR`. */
function findSections(text: string): Section[] {
  const starts = [...text.matchAll(heading)]
  return starts.map((match, index) => {
    const [all, name, letter] = match
    const section = text.slice(match.index + all.length, starts[index + 1]?.index)
    const nucleus = name === '1H' || letter === 'H' ? '1H' : name === '13C' || letter === 'C' ? '13C' : undefined
    const end = section.search(otherMethods)
    return { ...(nucleus && { nucleus }), text: end < 0 ? section : section.slice(0, end) }
  })
}

function findSolventIn(text: string): string | undefined {
  for (const [word] of text.matchAll(/(?:\(CD3\)|\[[dD]\d\])?[\p{L}\d][\p{L}\d,=-]*/gu)) {
    const solvent = findSolvent(word)
    if (solvent) return solvent
  }
  return undefined
}

/** Without repetitions, which a selection of cells often has. */
function distinct(peaks: Peak[]): Peak[] {
  const seen = new Set<string>()
  return peaks.filter(({ from, to, form }) => {
    const key = `${from} ${to} ${form}`
    return !seen.has(key) && seen.add(key)
  })
}
