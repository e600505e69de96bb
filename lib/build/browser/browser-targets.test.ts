import { expect, test } from '@playwright/test'
import manifest from '@/package.json' with { type: 'json' }
import { scriptTargets, styleTargets } from './browser-targets'

test('lists the oldest release of each browser, which both compilers read without a database of releases', () => {
  for (const browser of manifest.browserslist)
    expect(browser).toMatch(/^(?:chrome|edge|firefox|safari|ios_saf) \d+(?:\.\d+)?$/)
  expect(Object.keys(styleTargets)).toEqual(manifest.browserslist.map((browser) => browser.split(' ')[0]))
  expect(scriptTargets).toContain('ios17.2')
})
