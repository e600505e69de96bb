import { expect, test } from '@playwright/test'
import { type Explanation, explain } from './explain'
import { type KnownList, knownLists } from './known-lists'
import { centreOf } from './match'
import { joinMultiplets } from './multiplets'
import { parseList } from './parse-list'
import { entries } from './shipped-data'

/** The best explanation of a text, with its peaks. */
function explainText({ text, chosen = '' }: Pick<KnownList, 'text' | 'chosen'>) {
  const list = parseList(text)
  const peaks = joinMultiplets(list.peaks)
  const nucleus = list.nucleus ?? (peaks.some(({ to }) => to > 14) ? '13C' : '1H')
  const [best] = explain(entries, { peaks, nucleus, solvent: chosen || (list.solvent ?? '') })
  return { best, peaks }
}

/** An explanation in the terms of the known lists. */
function summarize({ best, peaks }: { best?: Explanation; peaks: ReturnType<typeof parseList>['peaks'] }) {
  const owners = best?.owners ?? []
  return {
    solvent: best?.solvent,
    found: owners
      .filter(({ entry }) => entry.kind === 'impurity')
      .map(({ entry }) => entry.compound)
      .sort(),
    water: owners.some(({ entry }) => entry.kind === 'water'),
    own: best?.own.map((index) => Number(centreOf(peaks[index]).toFixed(2))).sort((a, b) => b - a),
  }
}

test('explains at least 38 of 40 lists of known composition', () => {
  const wrong = knownLists.flatMap((list) => {
    const expected = {
      solvent: list.solvent,
      found: [...list.found].sort(),
      water: list.water ?? false,
      own: [...list.own].sort((a, b) => b - a),
    }
    const got = summarize(explainText(list))
    return JSON.stringify(got) === JSON.stringify(expected) ? [] : [{ text: list.text, expected, got }]
  })
  expect(knownLists).toHaveLength(40)
  expect(knownLists.filter(({ own }) => own.length > 0).length).toBeGreaterThanOrEqual(20)
  expect(knownLists.length - wrong.length, JSON.stringify(wrong, null, 1)).toBeGreaterThanOrEqual(38)
})
