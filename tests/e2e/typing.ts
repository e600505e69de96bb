import type { Locator } from '@playwright/test'

/** Replaces the text of a field with keys. */
export async function retype(field: Locator, text: string): Promise<void> {
  await field.press('ControlOrMeta+a')
  if (text === '') await field.press('Delete')
  else await field.pressSequentially(text)
}
