import { expect, test } from '@playwright/test'
import { chooseByVersion, findVersionByPath, rankVersions } from './version-choice'

const versions = [
  { name: 'current', path: '/next', isLast: false },
  { name: '2.0', path: '', isLast: true },
  { name: '1.0', path: '/1.0', isLast: false },
  { name: '1.0-lts', path: '/1.0/lts', isLast: false },
]

test('finds the version with the deepest matching path, and none at the docs root', () => {
  const table: Record<string, string | undefined> = {
    '/': undefined,
    '/help/phase/': undefined,
    '/next': 'current',
    '/next/index.html': 'current',
    '/nextdoor/': undefined,
    '/1.0/help/': '1.0',
    '/1.0/lts/help/': '1.0-lts',
  }
  for (const [pathname, name] of Object.entries(table)) expect(findVersionByPath(versions, pathname)).toBe(name)
})

test('ranks the version of the page, then the chosen one, then the latest, without unknown ones', () => {
  expect(rankVersions(versions, { active: undefined, preferred: null })).toEqual(['2.0'])
  expect(rankVersions(versions, { active: undefined, preferred: '1.0' })).toEqual(['1.0', '2.0'])
  expect(rankVersions(versions, { active: 'current', preferred: '1.0' })).toEqual(['current', '1.0', '2.0'])
  expect(rankVersions(versions, { active: '2.0', preferred: '0.9' })).toEqual(['2.0'])
})

test('chooses the best version with the page', () => {
  const places = [{ version: '2.0' }, { version: '1.0' }]
  expect(chooseByVersion(places, ['current', '1.0', '2.0'])).toEqual({ version: '1.0' })
  expect(chooseByVersion(places, ['current'])).toBeUndefined()
  expect(chooseByVersion(undefined, ['2.0'])).toBeUndefined()
})
