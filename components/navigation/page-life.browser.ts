/** Sets something up for the page in the window; returns a clean-up function if it needs one. */
type PageSetup = (main: HTMLElement) => (() => void) | undefined

const setups: PageSetup[] = []
const endings: Array<() => void> = []
/** What runs when the reader tries a crashed page again; empty while none has crashed. */
let failed: Array<() => void> = []

/** Runs a function for the page in the window, and again for each page that replaces it. */
export function onPage(setup: PageSetup): void {
  setups.push(setup)
  run(setup)
}

/** Runs a function; an error replaces the page, with a button to try again. */
export function guard(action: () => void): void {
  try {
    action()
  } catch (error) {
    reportError(error)
    if (failed.push(action) > 1) return
    const tryAgain = () => failed.splice(0).forEach(guard)
    import('./crash.browser').then(({ showCrash }) => showCrash(error, tryAgain), reportError)
  }
}

/** Call before a page is replaced. */
export function endPage(): void {
  failed = []
  for (const end of endings.splice(0)) guard(end)
}

/** Call after a page was replaced. */
export function beginPage(): void {
  for (const setup of setups) run(setup)
}

function run(setup: PageSetup): void {
  const action = () => {
    const main = document.querySelector('main')
    const end = main && setup(main)
    if (end) endings.push(end)
  }
  if (failed.length > 0) failed.push(action)
  else guard(action)
}
