import { type Diagnostic, diagnose } from '@/lib/site/problems/diagnostic'
import type { Problem } from '@/lib/site/problems/problems'

/** A broken link, with the address that its hint suggests. */
export function brokenLink(target: string, near?: string): Diagnostic {
  return diagnose('broken-link', { target, near })
}

/** A problem without its source line. */
export function withoutSource({ source: _, column: __, ...problem }: Problem): Problem {
  return problem
}

/** `docs/index.md:3:8 error broken-link`: where a problem is, and its code. */
export function formatCode({ file, line, column, severity, code }: Problem): string {
  return `${[file, line, line && column].filter(Boolean).join(':')} ${severity} ${code}`
}
