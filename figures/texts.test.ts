import { expect, test } from '@playwright/test'
import { placesOf, type TextTemplate } from '@/lib/site/texts'
import { texts as firstScreen } from './first-screen/texts'
import { texts as lineFinder } from './line-finder/texts'

for (const [name, { en, fr }] of Object.entries({ firstScreen, lineFinder })) {
  test(`${name} has the same placeholders in every language`, () => {
    const french: Record<string, TextTemplate> = fr
    for (const [key, template] of Object.entries<TextTemplate>(en))
      expect(placesOf(french[key] ?? '').sort(), key).toEqual(placesOf(template).sort())
  })
}
