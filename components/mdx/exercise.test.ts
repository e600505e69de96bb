import { expect, test } from '@playwright/test'
import { isRight } from './exercise.browser'

const right: Array<[given: string, answer: string, tolerance?: number]> = [
  ['7.6', '7.6'],
  [' 7,6 Hz', '7.6', 0.2],
  ['7.4', '7.6', 0.2],
  ['−12.5', '-12.5'],
  ['.5', '0.5'],
  ['DD', 'dd | doublet of doublets'],
  ['Doublet  of doublets', 'dd | doublet of doublets'],
  ['the first order', 'the first order'],
]
for (const [given, answer, tolerance = 0] of right) {
  test(`"${given}" is ${answer} ± ${tolerance}`, () => expect(isRight(given, answer, tolerance)).toBe(true))
}

const wrong: Array<[given: string, answer: string, tolerance?: number]> = [
  ['7.39', '7.6', 0.2],
  ['76', '7.6', 0.2],
  ['7.6.1', '7.6', 0.2],
  ['12.5', '-12.5', 1],
  ['none', '7.6', 0.2],
  ['d', 'dd | doublet of doublets'],
  ['1.2.3', '1.2', 0],
]
for (const [given, answer, tolerance = 0] of wrong) {
  test(`"${given}" is not ${answer} ± ${tolerance}`, () => expect(isRight(given, answer, tolerance)).toBe(false))
}
