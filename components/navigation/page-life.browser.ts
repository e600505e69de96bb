/** Sets something up for the page on the screen; returns how to end it before the next page comes, if it must. */
type PageSetup = (main: HTMLElement) => (() => void) | undefined

const setups: PageSetup[] = []
let endings: Array<() => void> = []

/** Runs a function for the page on the screen, and again for each page that comes in its place. */
export function onPage(setup: PageSetup): void {
  setups.push(setup)
  run(setup)
}

/** To be called when a page is about to give way to another. */
export function endPage(): void {
  for (const end of endings) end()
  endings = []
}

/** To be called when another page is on the screen. */
export function beginPage(): void {
  for (const setup of setups) run(setup)
}

function run(setup: PageSetup): void {
  const main = document.querySelector<HTMLElement>('main')
  const end = main && setup(main)
  if (end) endings.push(end)
}
