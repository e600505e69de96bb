/** Makes the tallies of a page count. */
export function setUp(main: HTMLElement): void {
  for (const button of main.querySelectorAll<HTMLElement>('[data-tally]')) {
    button.onclick = () => {
      const count = Number(button.dataset.tally) + 1
      button.dataset.tally = String(count)
      button.textContent = (button.textContent ?? '').replace(/\d+$/, String(count))
    }
  }
}
