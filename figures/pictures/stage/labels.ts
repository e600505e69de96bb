import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import type { Mark } from './scene'
import type { User } from './user'

/** Lists what the program shows in the pictures with numbers. */
export const labelsFile = 'figures/pictures/labels.json'

/** Labels in the window, and the tooltips at the numbers, by the file of the scene. */
export type Labels = Record<string, string[]>

/** Lists the labels of a picture with numbers, which a unit test compares with those on its pages; moves the pointer. */
export async function writeLabels(file: string, marks: readonly Mark[], user: User): Promise<void> {
  const seen = await user.page.evaluate(readTexts)
  // The structure editor has a shadow tree.
  for (const { at } of marks) if ('textContent' in at) seen.push((await at.textContent()) ?? '')
  for (const { at } of marks) if ('textContent' in at) seen.push(await readTooltip(at, user))
  const labels = [...new Set(seen.map((text) => text.replace(/\s+/g, ' ').trim()))]
  const isLabel = (text: string) => /[a-z]{2}|^[A-Z]{2,}$/i.test(text) && text.length < 80
  const all: Labels = existsSync(labelsFile) ? JSON.parse(await readFile(labelsFile, 'utf8')) : {}
  const sorted = Object.entries({ ...all, [file]: labels.filter(isLabel).sort() }).sort(([a], [b]) => (a < b ? -1 : 1))
  await writeFile(labelsFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`)
}

/** The first line of the tooltip at an element; empty if it has none. */
async function readTooltip(at: Locator, user: User): Promise<string> {
  // The button of a hovered range vanishes when the pointer leaves it.
  if (!(await at.isVisible())) return ''
  await user.moveTo(at)
  await user.settle(600)
  const tips = await user.page.locator('.bp6-tooltip').allInnerTexts()
  return tips.at(-1)?.split('\n')[0] ?? ''
}

/** Runs in the page: the visible texts. */
function readTexts(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const seen: string[] = []
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode
    if (textContent && parentElement?.checkVisibility({ visibilityProperty: true })) seen.push(textContent)
  }
  return seen
}
