/** Returns ticks at round chemical shifts, at most eight, from left to right, with the decimals they need. */
export function ticksOf({ left, right }: { left: number; right: number }): {
  ticks: number[]
  step: number
  digits: number
} {
  const least = (left - right) / 8
  const power = 10 ** Math.floor(Math.log10(least))
  const step = power * ([1, 2, 5].find((factor) => factor * power >= least * 0.999) ?? 10)
  const digits = Math.max(0, -Math.floor(Math.log10(step * 1.001)))
  const first = Math.floor(left / step + 1e-6)
  const count = first - Math.ceil(right / step - 1e-6) + 1
  return { ticks: Array.from({ length: count }, (_, index) => (first - index) * step), step, digits }
}
