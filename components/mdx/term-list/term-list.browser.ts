/** Loads the behaviour of the row above a glossary. */
export function setUp(main: HTMLElement): void {
  const row = main.querySelector<HTMLElement>('[data-terms]')
  if (row) import('./glossary.browser').then((part) => part.setUpGlossary(row)).catch(() => {})
}
