/** Begins a step of the build; the returned function prints a line with the step, its result and its time. */
export function startPhase(title: string): (made: string) => void {
  const started = performance.now()
  return (made) => {
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    console.log(`✓ ${title.padEnd(24)} ${made.padEnd(44)} ${seconds.padStart(6)} s`)
  }
}

/** A number with the noun it counts: "1 page", "1,200 pages". */
export function count(number: number, noun: string): string {
  return `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`
}
