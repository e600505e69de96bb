import './message.css'

/** Replaces the page by the crash screen: the error, and a button that restores the page and tries again. */
export function showCrash(error: unknown, tryAgain: () => void): void {
  const main = document.querySelector('main')
  const template = document.querySelector<HTMLTemplateElement>('[data-template=crash]')
  if (!main || !template) return
  const screen = main.cloneNode() as HTMLElement
  screen.className = 'message-page'
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
