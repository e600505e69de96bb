import { setUpSteps } from './steps.browser'

/** The button of a sample inserts the frame with the application, and removes it; the steps of a tutorial get checkboxes. */
export function setUp(main: HTMLElement): void {
  setUpSteps(main)
  for (const sample of main.querySelectorAll('[data-sample]')) {
    const [button, template] = [sample.querySelector('button'), sample.querySelector('template')]
    if (!button || !template) continue
    button.ariaExpanded = 'false'
    button.onclick = () => {
      const frame = sample.querySelector('iframe')
      button.ariaExpanded = String(!frame)
      if (frame) frame.remove()
      else sample.append(template.content.cloneNode(true))
    }
  }
}
