import { formatNumber } from '@/figures/live/kit/figure'

/** Writes a shift with two decimals and a true minus sign. */
export function formatShift(shift: number): string {
  return formatNumber(shift, 2)
}
