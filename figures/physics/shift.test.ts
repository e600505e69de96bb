import { expect, test } from '@playwright/test'
import { hzToPpm, ppmToHz } from './shift'

test('at 400 MHz 1 ppm is 400 Hz, and 7.6 Hz are 0.019 ppm', () => {
  expect(ppmToHz(1, { megahertz: 400 })).toBe(400)
  expect(hzToPpm(7.6, { megahertz: 400 })).toBeCloseTo(0.019, 12)
})

test('offsets are counted from the centre, and both ways fit together', () => {
  const carrier = { megahertz: 100.6, centre: 110 }
  expect(ppmToHz(110, carrier)).toBe(0)
  expect(ppmToHz(111, carrier)).toBeCloseTo(100.6, 9)
  expect(hzToPpm(ppmToHz(17.2, carrier), carrier)).toBeCloseTo(17.2, 12)
})
