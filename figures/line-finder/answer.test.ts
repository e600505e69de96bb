import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { answer } from './answer'
import { listShifts } from './candidates'
import { describeAnswer, describeForms, describeWaysOut } from './describe'
import { drawStrip } from './draw-strip'
import { shiftOfHdo, temperatureOfHdo } from './hdo'
import { intensitiesOf } from './multiplet-sticks'
import { formatAddress, readQuestion } from './question'
import { type Entry, type Nucleus, readCsv } from './read-data'
import { entries, files } from './shipped-data'
import { summarize } from './summarize'

const [chloroform, acetone, dmso] = ['CDCl₃', '(CD₃)₂CO', '(CD₃)₂SO']

function ask(text: string, solvent = '', nucleus: Nucleus | '' = '') {
  return answer(entries, readQuestion({ text, solvent, nucleus }))
}

/** The candidates of a single shift. */
function find(...asked: Parameters<typeof ask>): string[] {
  return ask(...asked).candidates.map(({ entry }) => entry.compound)
}

/** An answer in words. */
function say(...asked: Parameters<typeof ask>): string {
  return summarize(ask(...asked))
}

test('offers the solvents of the files', () => {
  const page = readFileSync('content/docs/80_reference/solvents.md', 'utf8')
  const [, offered = ''] = /<LineFinder solvents="([^"]*)"/.exec(page) ?? []
  expect(offered.split(' | ')).toEqual(readCsv(files.protons)[0]?.slice(4, -1))
})

test('ranks candidates of a single shift by how well they fit and how common they are', () => {
  expect(find('1.26', chloroform).slice(0, 3)).toEqual(['grease', 'n-hexane', 'ethyl acetate'])
  expect(find('1.26 t', chloroform)[0]).toBe('ethyl acetate')
  expect(find('2.17', chloroform)[0]).toBe('acetone')
  expect(find('77.2', chloroform)[0]).toBe('chloroform-d')
  expect(find('29.7', chloroform, '13C')[0]).toBe('grease')
  expect(find('29.8', acetone, '13C')[0]).toBe('acetone-d₆')
  expect(find('2.05', acetone)[0]).toBe('acetone-d₆')
  expect(find('4.70', 'D₂O')[0]).toBe('water-d₂')
})

test('asks for the form of a single shift by which its candidates differ, and names the less likely ones', () => {
  const asked = ask('1.26', chloroform)
  const compounds = asked.forms[0]?.answers.flatMap((each) => each.compounds) ?? []
  expect(compounds.toSorted()).toEqual(find('1.26', chloroform).slice(0, 6).toSorted())
  const triplet = asked.forms[0]?.answers.find(({ forms }) => forms.includes('t'))
  expect(triplet?.compounds).toContain('ethyl acetate')
  expect(triplet?.compounds).not.toContain('grease')
  for (const settled of ['1.26 t', '1.30-1.20', '7.26', '1.56'])
    expect(ask(settled, chloroform).forms, settled).toEqual([])
  expect(ask('29.7', chloroform, '13C').forms).toEqual([])
  const others = find('1.26', chloroform).slice(6)
  expect(others.length).toBeGreaterThan(0)
  expect(describeWaysOut(entries, asked)).toContain(others.at(-1))
})

test('finds lines up to the tolerance, the boundary included, and water farther away', () => {
  expect(find('2.1', chloroform)).toContain('ethyl acetate')
  expect(find('2.11', chloroform)).not.toContain('ethyl acetate')
  expect(find('3.47', dmso)).toContain('water')
  expect(find('3.67', dmso)).not.toContain('water')
  expect(find('4.2', chloroform)).toEqual([])
})

test('lists each compound once if the solvent is not known', () => {
  const all = find('2.05')
  expect(new Set(all).size).toBe(all.length)
  expect(all).toEqual(expect.arrayContaining(['ethyl acetate', 'acetone-d₆']))
})

test('says first what explains most, and then what is left', () => {
  expect(say('7.26 4.12 2.05 1.26')).toBe('All four: CDCl₃ and ethyl acetate.')
  expect(say('7.26 1.26')).toBe('Both: CDCl₃ and grease.')
  expect(say('7.26 s 6.90 d 4.12 q 3.85 s 2.05 s 1.26 t')).toBe(
    'Four of six: CDCl₃ and ethyl acetate. Two are yours: 6.90 and 3.85.',
  )
  expect(say('7.26, 5.30, 1.56, 0.07, 7.30–7.20 (m)')).toBe(
    'Four of five: CDCl₃, water, dichloromethane, and silicone grease. One is yours: 7.20–7.30.',
  )
  expect(say('4.12 2.05 1.26')).toBe('All three: ethyl acetate in CDCl₃.')
  expect(say('9.61 8.80', chloroform)).toBe(
    'None of the two lines is explained by a solvent or an impurity in CDCl₃: they are yours.',
  )
})

test('never claims a compound without its strongest line', () => {
  expect(say('7.26 4.12 q 1.26 t 3.20')).not.toContain('ethyl acetate')
  expect(say('7.26 3.22 7.80')).not.toContain('MTBE')
})

test('asks for the form only where it decides', () => {
  const asked = ask('7.26 1.26 0.88')
  expect(asked.forms).toEqual([
    {
      peak: 1,
      answers: [
        expect.objectContaining({ compounds: ['n-hexane'] }),
        expect.objectContaining({ compounds: ['grease'] }),
      ],
    },
  ])
  expect(describeForms(asked)).toContain('data-peak="1" data-form="br s"')
  expect(say('7.26 1.26 br s 0.88')).toBe('All three: CDCl₃ and grease.')
  expect(say('7.26 1.26 m 0.88')).toBe('All three: CDCl₃ and n-hexane.')
  for (const text of ['7.26 4.12 2.05 1.26', '7.26 1.26 br s 0.88 m', '77.16 29.7'])
    expect(ask(text).forms, text).toEqual([])
})

test('gives the temperature for the shift of HDO', () => {
  expect(shiftOfHdo(25)).toBeCloseTo(4.768, 3)
  for (const celsius of [0, 25, 37, 60, 90]) expect(temperatureOfHdo(shiftOfHdo(celsius))).toBeCloseTo(celsius, 6)
  expect(temperatureOfHdo(5.5)).toBeUndefined()
  expect(temperatureOfHdo(3)).toBeUndefined()
  expect(describeAnswer(ask('4.70 3.77 1.47', 'D₂O'))).toContain('HDO at 4.70 ppm means 31 °C')
  expect(describeAnswer(ask('3.34', 'CD₃OD'))).not.toContain('°C')
})

test('describes the lines of each owner, and the reader’s own with what they are not', () => {
  const text = describeAnswer(ask('7.26 2.06 4.12 1.24 3.74 6.90', chloroform))
  expect(text).toContain('<strong>ethyl acetate</strong> <span>3 of 3 lines</span>')
  expect(text).toContain('<li data-state="found">2.05 CH₃CO, singlet <span>found, Δ +0.01</span></li>')
  expect(text).toContain('<li data-state="own">3.74</li>')
  expect(describeAnswer(ask('7.26 2.36 7.10–7.30', chloroform))).toContain('in your range 7.10–7.30')
  expect(describeAnswer(ask('2.05', chloroform))).toContain(
    '<li data-state="open">4.12 OCH₂, quartet, 7 Hz <span>should appear too</span></li>',
  )
  expect(describeAnswer(ask('7.26 1.03 8.5', chloroform))).not.toContain('data-state="missing"')
})

test('says what is wrong with a text, and escapes it and the files', () => {
  expect(say('Lorem ipsum')).toMatch(/^This text has no shifts\. Type numbers in ppm/)
  expect(say('2904.6 1648.7')).toMatch(/hertz/)
  expect(say('19F NMR (376 MHz) δ -62.5 (s)')).toMatch(/only ¹H and ¹³C/)
  const many = Array.from({ length: 99 }, (_, index) => (index / 10).toFixed(2)).join(' ')
  expect(say(many)).toMatch(/^Only the first 60 lines are read\. /)
  const line = { shift: 1, reach: 0, count: 1, group: '"&', form: 's' }
  const evil: Entry = { compound: '<img>', solvent: 'x', nucleus: '1H', kind: 'impurity', lines: [line] }
  expect(describeAnswer(answer([evil], readQuestion({ text: '1.00', nucleus: '', solvent: '' })))).not.toMatch(
    /<img|"&(?!quot|amp)/,
  )
})

test('shows ways out of a question without an answer', () => {
  const asked = ask('5.49', chloroform)
  expect(summarize(asked)).toBe('No candidate within 0.05 ppm of 5.49 in CDCl₃.')
  const ways = describeWaysOut(entries, asked)
  expect(ways).toContain('The nearest line to 5.49 is ethylene in CDCl₃, 5.40.')
  expect(ways).toContain('<a href="?shift=5.49&amp;solvent=CD3OD">dichloromethane in CD₃OD, 5.49</a>')
  expect(describeWaysOut(entries, ask('77.16', '', '1H'))).toContain('<a href="?shift=77.16">Look for it as ¹³C</a>')
  expect(describeWaysOut(entries, ask('7.26 2.05 4.12 1.26', chloroform))).toBe('')
})

test('writes addresses that lead to the same question', () => {
  for (const asked of [
    ask('2.05'),
    ask('1.26 t 2.05 7.20–7.30 m', acetone),
    ask('1.26 br s 0.88 quint', chloroform),
    ask('¹³C NMR (CDCl₃) δ 77.2, 8.1'),
    ask('1.89', '', '13C'),
    ask('-0.07 7.26'),
  ]) {
    const query = new URLSearchParams(formatAddress(asked.question))
    const again = readQuestion({
      text: query.get('shift') ?? '',
      nucleus: (query.get('nucleus') ?? '') as Nucleus | '',
      solvent: asked.question.solvent,
    })
    const short = ({ peaks }: typeof again) => peaks.map(({ from, to, form }) => ({ from, to, form }))
    expect(short(again)).toEqual(short(asked.question))
    expect(again.nucleus).toBe(asked.question.nucleus)
    expect(query.get('solvent') ?? '').toBe(asked.question.solvent.normalize('NFKC'))
  }
})

test('draws multiplets with the intensities of their partners', () => {
  expect(intensitiesOf('t, 7', false)).toEqual([1, 2, 1])
  expect(intensitiesOf('q, 7', false)).toEqual([1, 3, 3, 1])
  expect(intensitiesOf('t', true)).toEqual([1, 1, 1])
  expect(intensitiesOf('quint', true)).toEqual([1, 2, 3, 2, 1])
  expect(intensitiesOf('sept', true)).toEqual([1, 3, 6, 7, 6, 3, 1])
  expect(intensitiesOf('br s', false)).toEqual([1])
})

test('draws a row for each owner and for the reader, with names where lines leave room', () => {
  const strip = drawStrip(
    '1H',
    ask('7.26 s 6.90 d 4.12 q 3.85 s 2.05 s 1.26 t'),
    listShifts(entries, { nucleus: '1H', solvent: chloroform }),
  )
  expect(strip.names).toEqual(['CDCl₃', 'ethyl acetate', 'Your lines'])
  const named = Array.from(strip.body.matchAll(/data-name=""[^>]*>([^<]*)/g), ([, name]) => name)
  expect(named).toEqual(['CDCl₃', 'ethyl acetate', 'Your lines'])
  expect(drawStrip('1H', ask('7.26 7.10–7.30 m')).body).toContain('<rect')
})

test('draws shifts outside the usual range', () => {
  for (const text of ['12.5 -0.8', '240', '-5.3 77.2']) {
    const asked = ask(text)
    const { body } = drawStrip(asked.question.nucleus, asked)
    const places = Array.from(body.matchAll(/x="([\d.-]+)"/g), ([, x]) => Number(x))
    expect(Math.min(...places), text).toBeGreaterThanOrEqual(0)
    expect(Math.max(...places), text).toBeLessThanOrEqual(560)
  }
})
