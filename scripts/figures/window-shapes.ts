import type { WindowShape } from './signal'

/** Exponential window that adds `lb` hertz to each line. */
export function exponential(lb: number): WindowShape {
  return (k, _count, dwell) => Math.exp(-Math.PI * lb * k * dwell)
}

/** Gaussian hump with its maximum at the fraction `center` of the FID. */
export function gaussian(lb: number, center: number): WindowShape {
  return (k, count, dwell) => Math.exp(-((Math.PI * lb * dwell * (center * (count - 1) - k)) ** 2))
}

/** Part of a sine arch that starts at the phase π·offset and ends at π. */
export function sineBell(offset: number): WindowShape {
  return (k, count) => Math.sin(Math.PI * offset + (Math.PI * (1 - offset) * k) / (count - 1))
}

/** The square of the sine bell. */
export function sineSquare(offset: number): WindowShape {
  const bell = sineBell(offset)
  return (k, count, dwell) => bell(k, count, dwell) ** 2
}

/** Traficante's window; `decay` acts as a time in seconds. */
export function traf(decay: number): WindowShape {
  return (k, count, dwell) => {
    const forward = Math.exp((-k * dwell) / decay)
    const backward = Math.exp(((k - count) * dwell) / decay)
    return forward / (forward ** 2 + backward ** 2)
  }
}
