import { expect, test } from '@playwright/test'
import { parseList } from './parse-list'

/** The peaks of a text in short: `4.12 q 7.1`, `7.2–7.3 m`. */
function read(...input: Parameters<typeof parseList>): string[] {
  return parseList(...input).peaks.map(({ from, to, form, couplings }) =>
    [from === to ? from : `${from}–${to}`, form, ...couplings].filter((part) => part !== undefined).join(' '),
  )
}

test('reads shifts with comma and point, with δ and ppm, and each once', () => {
  expect(read('2.05')).toEqual(['2.05'])
  expect(read('2,05 4,12;1.26')).toEqual(['2.05', '4.12', '1.26'])
  expect(read('δ=2.05ppm, 4.12,1.26')).toEqual(['2.05', '4.12', '1.26'])
  expect(read('delta 7.26 ppm')).toEqual(['7.26'])
  expect(read('−0,07')).toEqual(['-0.07'])
  expect(read('2.05 -0.07')).toEqual(['2.05', '-0.07'])
  expect(read('2.05 2.05\n4.12')).toEqual(['2.05', '4.12'])
  expect(read('7.26\n4.12\n2.05\n1.26\n')).toEqual(['7.26', '4.12', '2.05', '1.26'])
  expect(read('7.26 4.12\n2.05 1.26')).toEqual(['7.26', '4.12', '2.05', '1.26'])
})

test('keeps ranges, with every dash and in both orders', () => {
  for (const text of [
    '7.30–7.20',
    '7.20-7.30',
    '7.30 – 7.20',
    '7.30 - 7.20',
    '7.30−7.20',
    '7.30 to 7.20',
    '7.30 -7.20',
    '7.30~7.20',
  ])
    expect(read(text), text).toEqual(['7.2–7.3'])
  expect(read('7.30–7.20 (m, 5H), 1.26 (t)')).toEqual(['7.2–7.3 m', '1.26 t'])
})

test('reads typed forms', () => {
  expect(read('1.26 t 4.12 q')).toEqual(['1.26 t', '4.12 q'])
  expect(read('1.26t, 4.12q, 7.26s')).toEqual(['1.26 t', '4.12 q', '7.26 s'])
  expect(read('1.26 br s 0.88 m')).toEqual(['1.26 br s', '0.88 m'])
  expect(read('1.26 broad singlet; 2.05 singlet')).toEqual(['1.26 br s', '2.05 s'])
  expect(read('4.12, q, 7.1 Hz, 2H; 1.26, t, 7.1 Hz, 3H')).toEqual(['4.12 q', '1.26 t'])
})

test('reads publication strings in the styles of the journals', () => {
  const expected = ['7.26 s', '4.12 q 7.1', '2.05 s', '1.26 t 7.1']
  for (const text of [
    '¹H NMR (400 MHz, CDCl₃) δ 7.26 (s), 4.12 (q, J = 7.1 Hz, 2H), 2.05 (s, 3H), 1.26 (t, J = 7.1 Hz, 3H).',
    '1H-NMR (CDCl3, 400 MHz): δ = 7.26 (s), 4.12 (2H, q, J 7.1), 2.05 (3H, s), 1.26 (3 H, t, J 7.1 Hz) ppm',
    'δH (400 MHz; CDCl3) 7.26 (s), 4.12 (2 H, q, 3J(H,H) = 7.1 Hz, OCH2), 2.05 (3 H, s, CH3CO), 1.26 (3 H, t, 3J(H,H) = 7.1 Hz)',
    '1H NMR (400 MHz, Chloroform-d) δ 7.26 (s, 1H), 4.12 (q, J = 7.1 Hz, 2H), 2.05 (s, 3H), 1.26 (t, J = 7.1 Hz, 3H).',
    'RMN ¹H (400 MHz, CDCl₃) : δ 7,26 (s), 4,12 (q, J = 7,1 Hz, 2H), 2,05 (s, 3H), 1,26 (t, J = 7,1 Hz, 3H)',
  ])
    expect(read(text), text).toEqual(expected)
  const couplings = '1H NMR δ 6.47 (dd, J = 14.4, 6.8 Hz, 1H), 4.11 (dd, ²J = 1.9 Hz, ³J = 6.8 Hz)'
  expect(read(couplings)).toEqual(['6.47 m 14.4 6.8', '4.11 m 1.9'])
})

test('finds the nucleus and the solvent, and reads one of two nuclei', () => {
  const both =
    '1H NMR (400 MHz, DMSO-d6) δ 8.32 (s, 1H), 2.50 (p). 13C{1H} NMR (101 MHz, DMSO-d6) δ 170.3, 39.5, 20.7. HRMS (ESI) m/z calcd 301.1234, found 301.1230. Rf 0.35; mp 120–122 °C'
  expect(parseList(both)).toMatchObject({ nucleus: '1H', solvent: '(CD₃)₂SO' })
  expect(read(both)).toEqual(['8.32 s', '2.5 quint'])
  expect(parseList(both, '13C')).toMatchObject({ nucleus: '13C', solvent: '(CD₃)₂SO' })
  expect(read(both, '13C')).toEqual(['170.3', '39.5', '20.7'])
  for (const [text, solvent] of [
    ['7.16 in C6D6', 'C₆D₆'],
    ['(CD₃)₂CO: 2.05', '(CD₃)₂CO'],
    ['acetone-d6 2.05', '(CD₃)₂CO'],
    ['2.50, d6-DMSO', '(CD₃)₂SO'],
    ['1.72 3.58 THF-d8', 'C₄D₈O'],
    ['4.70 (D2O)', 'D₂O'],
    ['3.31 MeOD', 'CD₃OD'],
    ['2.05 acetone', undefined],
  ] as const)
    expect(parseList(text).solvent, text).toBe(solvent)
  expect(read('7.16 in C6D6')).toEqual(['7.16'])
})

test('reads tables of peaks as programs copy them', () => {
  const topspin = `Peak\tRegion\tType\tIndex (F1)\tν(F1) [ppm]\tν(F1) [Hz]\tIntensity [abs]\tIntensity [rel]\tHalf width [ppm]
1\t1\tAUTOMATIC\t12345.0\t7.2600\t2904.6\t1204.55\t12.10\t0.0021
2\t1\tAUTOMATIC\t22345.0\t4.1210\t1648.7\t904.55\t9.10\t0.0021
3\t1\tAUTOMATIC\t32345.0\t2.0452\t818.2\t8904.55\t99.10\t0.0021`
  expect(read(topspin)).toEqual(['7.26', '4.121', '2.0452'])
  const xwin = `#     ADDRESS   FREQUENCY          INTENSITY
                   [Hz]       [PPM]
1    13453.4    2905.317    7.2610     1.51
2    21453.4    1649.117    4.1215     3.02
3    31453.4     818.117    2.0451    15.00`
  expect(read(xwin)).toEqual(['7.261', '4.1215', '2.0451'])
  expect(read('ppm;Intensity\n7,2600;1,5\n4,1210;3,1')).toEqual(['7.26', '4.121'])
  expect(read('7.2600 1.5\n4.1210 13.1\n2.0452 5.2')).toEqual(['7.26', '4.121', '2.0452'])
  expect(read('δ (ppm)\tkind\tH\n7.26\ts\t1.0\n4.12\tq\t2.03')).toEqual(['7.26', '4.12'])
})

test('says why a text has no shifts', () => {
  expect(parseList('  ').problem).toBe('empty')
  for (const text of ['acetone', 'CDCl3', '1H', '<b>', '. , ;', 'J = 7.1 Hz', '400 MHz', '298 K', 'Lorem ipsum, 3H'])
    expect(parseList(text), text).toMatchObject({ peaks: [], problem: 'noNumbers' })
  expect(parseList('2904.6 1648.7').problem).toBe('hertz')
  expect(parseList('19F NMR (376 MHz) δ -62.5 (s)').problem).toBe('otherNucleus')
  const long = parseList(Array.from({ length: 99 }, (_, index) => (index / 10).toFixed(2)).join(' '))
  expect(long.problem).toBe('tooMany')
  expect(long.peaks).toHaveLength(60)
})
