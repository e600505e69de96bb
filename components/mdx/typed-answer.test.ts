import { expect, test } from '@playwright/test'
import { isRight } from './typed-answer'

interface Answer {
  tolerance?: number
  unit?: string
}

const right: Array<[given: string, answer: string, options?: Answer]> = [
  ['7.6', '7.6'],
  [' 7,6 Hz', '7.6', { tolerance: 0.2, unit: 'Hz' }],
  ['7.4', '7.6', { tolerance: 0.2 }],
  ['.5', '0.5'],
  ['6.', '6'],
  // Signs
  ['−12.5', '-12.5'],
  ['– 12,5', '-12.5'],
  ['+3', '3'],
  ['-0', '0'],
  // Units
  ['14.4Hz', '14.4', { unit: 'Hz' }],
  ['96.8％', '96.8', { unit: '%' }],
  ['1.41 sec', '1.41', { unit: 's' }],
  ['90°', '90'],
  ['0.5 s⁻¹', '0.5'],
  ['0.5 s^-1', '0.5'],
  ['3 mg/mL', '3'],
  ['6 methyl protons', '6'],
  // Uncertainty
  ['7.6 ± 0.2', '7.6'],
  ['7,6±0,2 Hz', '7.6', { unit: 'Hz' }],
  ['7.6 Hz ± 0.2 Hz', '7.6'],
  ['(7.6 ± 0.2) Hz', '7.6'],
  ['13.4(1)', '13.4'],
  ['≈ 7.6 Hz', '7.6'],
  ['ca. 7.6', '7.6'],
  // Names
  ['J = 14.4 Hz', '14.4', { unit: 'Hz' }],
  ['T1 = 1.41 s', '1.41', { unit: 's' }],
  ['δ 7.26', '7.26', { unit: 'ppm' }],
  // Spaces and thousands
  ['14.4\u202fHz', '14.4'],
  ['1,234.5', '1234.5'],
  ["1'234.5", '1234.5'],
  ['1 234.5', '1234.5'],
  ['1\u202f234,5 Hz', '1234.5'],
  ['1.234,5', '1234.5'],
  ['1,234', '1234'],
  ['1,234', '1.234'],
  ['0,019', '0.019'],
  // Powers of ten
  ['1.9e-2', '0.019'],
  ['1.9 × 10⁻²', '0.019'],
  ['1,9·10^-2', '0.019'],
  // Words
  ['DD', 'dd | doublet of doublets'],
  ['Doublet  of doublets', 'dd | doublet of doublets'],
  ['the first order', 'the first order'],
  ['CDCl3', 'CDCl₃'],
  ['7', '6 | 7'],
]
for (const [given, answer, options] of right) {
  test(`"${given}" is ${answer} ${describe(options)}`, () => expect(isRight(given, answer, options)).toBe(true))
}

const wrong: Array<[given: string, answer: string, options?: Answer]> = [
  ['7.39', '7.6', { tolerance: 0.2 }],
  ['76', '7.6', { tolerance: 0.2 }],
  ['12.5', '-12.5', { tolerance: 1 }],
  ['none', '7.6', { tolerance: 0.2 }],
  ['d', 'dd | doublet of doublets'],
  // Not one number
  ['7.6.1', '7.6', { tolerance: 0.2 }],
  ['3/2', '3'],
  ['3 or 7', '3'],
  ['3 to 5', '3'],
  ['3-5', '3'],
  ['3–5', '3'],
  ['3 - 5', '3'],
  ['3e9', '3'],
  ['3*2', '3'],
  ['3×100', '3'],
  ['3:2', '3'],
  ['3, 5', '3'],
  ['3 7', '3'],
  ['3?', '3'],
  ['3 Hz 5', '3'],
  ['3 ±', '3'],
  ['x = 3 or x = 7', '3'],
  ['--3', '3'],
  ['± 3', '3'],
  ['', '0'],
  // A decimal point is not a thousands separator
  ['1.234', '1234'],
  ['12,34.5', '1234.5'],
  // The unit of another quantity
  ['1.41 ms', '1.41', { unit: 's' }],
  ['14.4 ppm', '14.4', { unit: 'Hz' }],
]
for (const [given, answer, options] of wrong) {
  test(`"${given}" is not ${answer} ${describe(options)}`, () => expect(isRight(given, answer, options)).toBe(false))
}

function describe({ tolerance = 0, unit = '' }: Answer = {}): string {
  return `± ${tolerance} ${unit}`.trim()
}
