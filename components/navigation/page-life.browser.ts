/** Sets up something on a page; may return a clean-up function. */
type PageSetup = (main: HTMLElement) => (() => void) | undefined

const setups: PageSetup[] = []
const endings: Array<() => void> = []
/** Setups to repeat when the reader retries a crashed page; empty without a crash. */
let failed: Array<() => void> = []

/** Runs a function for the current page, and for each page that replaces it. */
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
    showCrash(error, () => failed.splice(0).forEach(guard))
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

/** Replaces the page by the crash screen: the error, and a button that restores the page and tries again. */
function showCrash(error: unknown, tryAgain: () => void): void {
  const main = document.querySelector('main')
  const template = document.querySelector<HTMLTemplateElement>('[data-template=crash]')
  if (!main || !template) return
  const screen = main.cloneNode() as HTMLElement
  screen.className = 'ui-page message-page'
  screen.dataset.pageError = ''
  screen.append(template.content.cloneNode(true))
  const [, detail, button] = screen.children as unknown as HTMLElement[]
  if (!detail || !button) return
  detail.textContent = `${error instanceof Error ? error.message : error}`
  button.onclick = () => {
    screen.replaceWith(main)
    tryAgain()
  }
  main.replaceWith(screen)
}
