/** Sets something up for the page on the screen; returns how to end it before the next page comes, if it must. */
type PageSetup = (main: HTMLElement) => (() => void) | undefined

const setups: PageSetup[] = []
const endings: Array<() => void> = []
/** What has to run when the reader tries a crashed page again; empty while none has crashed. */
let failed: Array<() => void> = []

/** Runs a function for the page on the screen, and again for each page that comes in its place. */
export function onPage(setup: PageSetup): void {
  setups.push(setup)
  run(setup)
}

/** Runs a function; its error is shown in the place of the page, where the reader can try again. */
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

/** To be called when a page is about to give way to another. */
export function endPage(): void {
  failed = []
  for (const end of endings.splice(0)) guard(end)
}

/** To be called when another page is on the screen. */
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
