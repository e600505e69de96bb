import { expect, test } from '@playwright/test'
import { drawCardPicture } from './card-picture'
import { cardPictures } from './pages'

test('draws what a page shows, and a small spectrum for all others', () => {
  const small = drawCardPicture('/help/phase')
  expect(drawCardPicture()).toEqual(small)
  expect(small.marker?.svg).toMatch(/<circle/)
  const large = Object.keys(cardPictures).map(drawCardPicture)
  for (const { height, svg } of large) {
    expect(height).toBeGreaterThan(small.height)
    // Text would need a typeface that the machine may lack.
    expect(svg).not.toMatch(/<text|NaN|undefined/)
  }
  expect(new Set(large.map(({ svg }) => svg)).size).toBe(large.length)
})
