import { expect, test } from '@playwright/test'
import { extension } from '@/lib/extension'
import { isRight } from './typed-answer'

interface Answer {
  tolerance?: number
  unit?: string
}

/** Answers of an exercise with what readers type for them. */
const right: Array<[answer: string, given: string[], options?: Answer]> = [
  ['7.6', ['7.6', '≈ 7.6 Hz', 'ca. 7.6', '7.6 ± 0.2', '7.6 Hz ± 0.2 Hz', '(7.6 ± 0.2) Hz']],
  ['7.6', ['7,6±0,2 Hz'], { unit: 'Hz' }],
  ['7.6', ['7.4', ' 7,6 Hz'], { tolerance: 0.2, unit: 'Hz' }],
  ['0.5', ['.5', '0.5 s⁻¹', '0.5 s^-1']],
  ['6', ['6.', '6 methyl protons']],
  ['-12.5', ['−12.5', '– 12,5']],
  ['0', ['-0']],
  ['3', ['+3', '3 mg/mL']],
  ['14.4', ['14.4\u202fHz']],
  ['14.4', ['14.4Hz', 'J = 14.4 Hz'], { unit: 'Hz' }],
  ['96.8', ['96.8％'], { unit: '%' }],
  ['1.41', ['1.41 sec', 'T1 = 1.41 s'], { unit: 's' }],
  ['7.26', ['δ 7.26'], { unit: 'ppm' }],
  ['90', ['90°']],
  ['13.4', ['13.4(1)']],
  ['1234.5', ['1,234.5', "1'234.5", '1 234.5', '1\u202f234,5 Hz', '1.234,5']],
  ['1234', ['1,234']],
  ['1.234', ['1,234']],
  ['0.019', ['0,019', '1.9e-2', '1.9 × 10⁻²', '1,9·10^-2']],
  ['dd | doublet of doublets', ['DD', 'Doublet  of doublets']],
  ['the first order', ['the first order']],
  ['CDCl₃', ['CDCl3']],
  ['6 | 7', ['7']],
]

const wrong: typeof right = [
  ['7.6', ['7.39', '76', 'none', '7.6.1'], { tolerance: 0.2 }],
  ['-12.5', ['12.5'], { tolerance: 1 }],
  ['dd | doublet of doublets', ['d']],
  // Not one number
  ['3', ['3/2', '3 or 7', '3 to 5', '3-5', '3–5', '3 - 5', '3e9', '3*2', '3×100', '3:2', '3, 5', '3 7', '3?']],
  ['3', ['3 Hz 5', '3 ±', 'x = 3 or x = 7', '--3', '± 3']],
  ['0', ['']],
  // A decimal point is not a thousands separator
  ['1234', ['1.234']],
  ['1234.5', ['12,34.5']],
  // The unit of another quantity
  ['1.41', ['1.41 ms'], { unit: 's' }],
  ['14.4', ['14.4 ppm'], { unit: 'Hz' }],
]

/** The given answers that are judged right, or wrong. */
const judged = (cases: typeof right, isTrue: boolean) =>
  cases.flatMap(([answer, given, options = {}]) =>
    given
      .filter((each) => isRight(each, answer, { ...extension.answers, ...options }) === isTrue)
      .map((each) => `${each} for ${answer}`),
  )

test('accepts an answer with its unit, its tolerance and other signs', () => {
  expect(judged(right, false)).toEqual([])
})

test('rejects other numbers, words and units', () => {
  expect(judged(wrong, true)).toEqual([])
})

test('compares no units without an extension', () => {
  expect(isRight('14.4 ppm', '14.4', { unit: 'Hz' })).toBe(true)
})
