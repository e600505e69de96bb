/** A location in a file, as exact as it is known. */
export interface Spot {
  /** Path as the writer knows it, relative to the working directory. */
  file: string
  /** 1-based line in `file`. */
  line?: number
  /** 1-based column in `line`. */
  column?: number
  /** The text of `line`, shown with a caret under `column`. */
  source?: string
}

/** One thing wrong with the content or its configuration, worded so that a writer can fix it. */
export interface Problem extends Spot {
  /** `error` stops the build; `warning` is printed and the build goes on. */
  severity: 'error' | 'warning'
  /** The finding, as a sentence with its full stop. */
  found: string
  /** The remedy, as a sentence with its full stop. */
  fix: string
}

/** Collects the problems of one reading: it is handed to every reader and check, which add to it and go on. */
export class Problems {
  readonly #byKey = new Map<string, Problem>()

  /** Adds an error, or a problem of another severity; the same finding at the same location counts once. */
  add(spot: Spot, found: string, fix: string, severity: Problem['severity'] = 'error'): void {
    this.addAll([{ ...spot, severity, found, fix }])
  }

  /** Adds a warning. */
  warn(spot: Spot, found: string, fix: string): void {
    this.add(spot, found, fix, 'warning')
  }

  /** Adds problems that were found elsewhere. */
  addAll(problems: Iterable<Problem>): void {
    for (const problem of problems) {
      const key = JSON.stringify([problem.file, problem.line, problem.column, problem.found])
      if (!this.#byKey.has(key)) this.#byKey.set(key, problem)
    }
  }

  /** All problems so far, in the order in which they were found. */
  get all(): Problem[] {
    return [...this.#byKey.values()]
  }
}

/** Thrown when content cannot be used; carries every problem found so far. */
export class ContentError extends Error {
  override name = 'ContentError'

  constructor(readonly problems: Problem[]) {
    super(formatProblems(problems))
  }
}

/** Prints problems as `file:line:column  found. fix.` with the source line and a caret, and a count at the end. */
export function formatProblems(problems: Problem[]): string {
  const sorted = [...problems].sort(bySeverityThenPlace)
  const errors = problems.filter((problem) => problem.severity === 'error').length
  return [...sorted.map(formatProblem), formatCount(errors, problems.length - errors)].join('\n\n')
}

/** Prints one problem without the count. */
export function formatProblem(problem: Problem): string {
  const place = [problem.file, problem.line, problem.line && problem.column].filter(Boolean).join(':')
  const headline = `${place}  ${problem.severity}: ${problem.found} ${problem.fix}`
  if (!problem.source || !problem.line) return headline
  const gutter = `  ${problem.line} | `
  const { text, column } = clip(problem.source.replaceAll('\t', ' '), problem.column)
  const caret = column ? `\n${' '.repeat(gutter.length + column - 1)}^` : ''
  return `${headline}\n${gutter}${text}${caret}`
}

/** Characters of a source line that are shown: a paragraph is often one line. */
const shownWidth = 100

function clip(source: string, column?: number): { text: string; column?: number } {
  if (source.length <= shownWidth) return { text: source, ...(column && { column }) }
  const start = Math.max(0, Math.min((column ?? 1) - shownWidth / 2, source.length - shownWidth))
  const end = start + shownWidth
  const text = `${start > 0 ? '…' : ''}${source.slice(start, end)}${end < source.length ? '…' : ''}`
  return { text, ...(column && { column: column - start + (start > 0 ? 1 : 0) }) }
}

/** `2 errors, 1 warning`. */
export function formatCount(errors: number, warnings: number): string {
  const parts = []
  if (errors > 0) parts.push(`${errors} ${errors === 1 ? 'error' : 'errors'}`)
  if (warnings > 0) parts.push(`${warnings} ${warnings === 1 ? 'warning' : 'warnings'}`)
  return parts.join(', ') || 'No problems.'
}

function bySeverityThenPlace(a: Problem, b: Problem): number {
  if (a.severity !== b.severity) return a.severity === 'error' ? -1 : 1
  return a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0)
}
