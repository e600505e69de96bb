/** Begins a step of the build; the function that it returns prints one line: the step, what was made, and the time it took. */
export function startPhase(title: string, print: (line: string) => void = console.log): (made: string) => void {
  const started = performance.now()
  return (made) => {
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    print(`✓ ${title.padEnd(24)} ${made.padEnd(44)} ${seconds.padStart(6)} s`)
  }
}

/** A number with the noun it counts: "1 page", "1,200 pages". */
export function count(number: number, noun: string): string {
  return `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`
}
