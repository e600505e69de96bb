/** What a reader sets in the browser or in the system before a page is opened. */
export interface Settings {
  javaScript?: boolean
  /** Whether pages may store anything. */
  storage?: boolean
  reducedMotion?: boolean
  forcedColors?: boolean
  /** Size of the text in pixels, 16 by default. */
  textSize?: number
}

/** Keys by their names in `KeyboardEvent.key`, as in Playwright: `press('Control+k')`, `type('text')`. */
export interface Keyboard {
  press(keys: string): Promise<unknown>
  type(text: string): Promise<unknown>
}

/** The pointer, in pixels of the window. */
export interface Mouse {
  move(x: number, y: number, options?: { steps?: number }): Promise<unknown>
  down(): Promise<unknown>
  up(): Promise<unknown>
  wheel(deltaX: number, deltaY: number): Promise<unknown>
}

/** A tab of either browser, with methods like those of Playwright's pages. */
export interface Tab {
  keyboard: Keyboard
  mouse: Mouse
  /** Opens an address relative to the site and waits until the page has loaded. */
  goto(address: string): Promise<unknown>
  reload(): Promise<unknown>
  goBack(): Promise<unknown>
  goForward(): Promise<unknown>
  /** Runs a function in the page, with an argument and for a result that JSON can hold. */
  evaluate<Result, Argument>(run: (argument: Argument) => Result | Promise<Result>, argument: Argument): Promise<Result>
  setViewportSize(size: { width: number; height: number }): Promise<unknown>
  /** The sheets that the page prints. */
  pdf(): Promise<Buffer>
  close(): Promise<unknown>
}

/** A running browser. */
export interface Browser {
  /** Opens a tab for a site. */
  newTab(siteUrl: string): Promise<Tab>
  close(): Promise<unknown>
}

/** The call of a function as an expression for the page, whose result is JSON; where scripts are off, no promise is kept. */
export function callInPage(run: unknown, argument: unknown): string {
  const write = '(result) => JSON.stringify(result ?? null)'
  const call = `(${run})(${JSON.stringify(argument) ?? ''})`
  return `((result) => result instanceof Promise ? result.then(${write}) : (${write})(result))(${call})`
}
