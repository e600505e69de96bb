import { copyText } from '@/lib/site/copy-text'
import { t } from '@/lib/site/text'

/** Copies a text and shows the result on the button. */
export async function copyFrom(button: HTMLElement, text: string | Promise<string>): Promise<void> {
  showOn(button, (await copyText(text)) ? t('codeCopied') : t('copyFailed'))
}

/** Shows a text on a button for two seconds. */
export function showOn(button: HTMLElement, text: string): void {
  button.dataset.label ??= button.textContent ?? ''
  button.ariaLive = 'polite'
  button.textContent = text
  setTimeout(() => {
    button.textContent = button.dataset.label ?? ''
  }, 2000)
}
