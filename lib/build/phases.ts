/** A part of the build while it runs. */
interface Phase {
  /** Says how far it is, such as "23 of 92 pages". */
  update(state: string): void
  /** Prints its line, with what was made, or how far it was. */
  end(made?: string): void
  /** Gives it up without a line: what went wrong is told elsewhere. */
  stop(): void
}

/** Begins a phase: one plain line when it ends, and one every ten seconds until then. */
export function startPhase(title: string, { print = console.log, heartbeatMs = 10_000 } = {}): Phase {
  const started = performance.now()
  let state = ''
  const timer = setInterval(() => print(`  ${title} … ${state}`.trimEnd()), heartbeatMs)
  timer.unref()
  return {
    update: (next) => {
      state = next
    },
    end: (made = state) => {
      clearInterval(timer)
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      print(`✓ ${title.padEnd(24)} ${made.padEnd(44)} ${seconds.padStart(6)} s`)
    },
    stop: () => clearInterval(timer),
  }
}

/** A number with the noun it counts: "1 page", "1,200 pages". */
export function count(number: number, noun: string): string {
  return `${number.toLocaleString('en-US')} ${noun}${number === 1 ? '' : 's'}`
}
