import { cutText } from '@/lib/site/characters'
import type { SiteConfig } from '@/lib/site/config'
import { groupBy } from '@/lib/site/groups'
import { type CheckKind, type Diagnostic, diagnose, type ProblemCode, type ProblemValues } from './diagnostic'

/** A location in a file, as precise as possible. */
export interface SourceLocation {
  /** Path relative to the working directory. */
  file: string
  /** 1-based line in `file`. */
  line?: number
  /** 1-based column in `line`. */
  column?: number
  /** The text of `line`, shown with a caret under `column`. */
  source?: string
}

/** A problem of the content or its settings, with its remedy. */
export interface Problem extends SourceLocation, Diagnostic {}

/** Collects problems, so that readers and checks can continue. */
export class Problems {
  readonly #byKey = new Map<string, Problem>()

  /** Adds a problem, once per location and message. */
  add<C extends ProblemCode>(location: SourceLocation, code: C, ...values: ProblemValues<C>): void {
    this.addAll([{ ...location, ...diagnose(code, ...values) }])
  }

  /** Adds problems that are worded already. */
  addAll(problems: Iterable<Problem>): void {
    for (const problem of problems) {
      const key = JSON.stringify([problem.file, problem.line, problem.column, problem.message])
      if (!this.#byKey.has(key)) this.#byKey.set(key, problem)
    }
  }

  /** All problems so far, in order of detection. */
  get all(): Problem[] {
    return [...this.#byKey.values()]
  }
}

/** Thrown for unusable content, with all problems found so far. */
export class ContentError extends Error {
  override name = 'ContentError'

  constructor(readonly problems: Problem[]) {
    super(formatProblems(problems))
  }
}

/** Applies the configured levels to problems. */
export function applyLevels(problems: Problem[], checks: SiteConfig['checks']): Problem[] {
  return problems.flatMap((problem) => {
    const level = problem.kind && checks[problem.kind]
    return level === undefined ? [problem] : applyLevel(problem, level)
  })
}

/** A problem with a configured level; none if it is ignored. */
export function applyLevel(problem: Problem, level: SiteConfig['checks'][CheckKind]): Problem[] {
  return level === 'ignore' ? [] : [{ ...problem, severity: level === 'throw' ? 'error' : 'warning' }]
}

/**
 * Formats problems as `file:line:column  message hint` with the source line and a caret, errors first, then their number. Identical
 * findings are combined.
 */
export function formatProblems(problems: Problem[]): string {
  return [...groupFindings(problems).map(formatFinding), formatCount(problems)].join('\n\n')
}

/** The locations of each finding, errors first. */
export function groupFindings(problems: Problem[]): Problem[][] {
  const findings = groupBy([...problems].sort(bySeverityThenPlace), ({ severity, message, hint }) =>
    JSON.stringify([severity, message, hint]),
  )
  return [...findings.values()]
}

/** Maximum number of further locations of a warning; errors list all, since each must be fixed. */
const mostPlaces = 8

/** Formats a finding with its locations. */
export function formatFinding(problems: Problem[]): string {
  const [first, ...others] = problems
  if (!first) return ''
  const shown = first.severity === 'error' ? others : others.slice(0, mostPlaces)
  const places = shown.map(formatPlace)
  if (others.length > shown.length) places.push(`${others.length - shown.length} more`)
  return places.length > 0 ? `${formatProblem(first)}\n  Also at ${places.join(', ')}` : formatProblem(first)
}

/** Formats one problem. */
export function formatProblem(problem: Problem): string {
  const headline = `${formatPlace(problem)}  ${problem.severity}: ${problem.message} ${problem.hint}`
  if (!problem.source || !problem.line) return headline
  const gutter = `  ${problem.line} | `
  const { text, column } = clip(problem.source.replaceAll('\t', ' '), problem.column)
  const caret = column ? `\n${' '.repeat(gutter.length + column - 1)}^` : ''
  return `${headline}\n${gutter}${text}${caret}`
}

function formatPlace({ file, line, column }: SourceLocation): string {
  return [file, line, line && column].filter(Boolean).join(':')
}

/** Maximum length of a source line, since a whole paragraph may be one line. */
const shownWidth = 100

function clip(source: string, column?: number): { text: string; column?: number } {
  if (source.length <= shownWidth) return { text: source, column }
  const wanted = Math.max(0, Math.min((column ?? 1) - shownWidth / 2, source.length - shownWidth))
  const { length: start } = cutText(source, wanted)
  const shown = cutText(source.slice(start), shownWidth)
  const text = `${start > 0 ? '…' : ''}${shown}${start + shown.length < source.length ? '…' : ''}`
  return { text, column: column && column - start + (start > 0 ? 1 : 0) }
}

/** `2 errors, 1 warning`. */
export function formatCount(problems: Problem[]): string {
  const count = (severity: Problem['severity']) => {
    const { length } = problems.filter((problem) => problem.severity === severity)
    return length === 0 ? [] : [`${length} ${severity}${length === 1 ? '' : 's'}`]
  }
  return [...count('error'), ...count('warning')].join(', ') || 'No problems.'
}

function bySeverityThenPlace(a: Problem, b: Problem): number {
  if (a.severity !== b.severity) return a.severity === 'error' ? -1 : 1
  return a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0)
}
