import { expect, test } from '@playwright/test'
import { findCandidates } from './srcset'

test('finds the addresses of a srcset', () => {
  const addresses = (srcset: string) => findCandidates(srcset).map(({ address }) => address)
  expect(addresses('a.png 1x, b.png 2x')).toEqual(['a.png', 'b.png'])
  expect(addresses(' a.png 100w ,b.png')).toEqual(['a.png', 'b.png'])
  expect(addresses('a.png, b.png,')).toEqual(['a.png', 'b.png'])
  expect(addresses('a,b.png')).toEqual(['a,b.png'])
  expect(addresses('data:image/png;base64,AA== 1x, c.png')).toEqual(['data:image/png;base64,AA==', 'c.png'])
  expect(addresses('')).toEqual([])
  expect(findCandidates('a 1x, b')).toEqual([
    { address: 'a', start: 0, descriptor: '1x' },
    { address: 'b', start: 6, descriptor: '' },
  ])
})
