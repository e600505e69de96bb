/** Either what was asked for, or what is wrong with the asking; the caller knows file and line. */
export type Resolution<T> = { ok: T } | { problem: { severity: 'error' | 'warning'; found: string; fix: string } }

/** A resolution that failed: what was found and what to write instead, each a sentence. */
export function fault(found: string, fix: string, severity: 'error' | 'warning' = 'error'): Resolution<never> {
  return { problem: { severity, found, fix } }
}
