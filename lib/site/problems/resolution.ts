/** A result, or a problem to which the caller adds the location. */
export type Resolution<T> = { ok: T } | { problem: Refusal }

/** The wording of a problem whose location is not known yet. */
interface Refusal {
  severity: 'error' | 'warning'
  /** The finding, as a sentence with its full stop. */
  found: string
  /** The remedy, as a sentence with its full stop. */
  fix: string
}

/** A look-up that failed. */
export function refuse(found: string, fix: string, severity: Refusal['severity'] = 'error'): { problem: Refusal } {
  return { problem: { severity, found, fix } }
}
