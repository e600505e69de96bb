import { expect, test } from '@playwright/test'
import { checkSync } from 'recheck'
import { findExpressions, readExpressions } from './regular-expressions'

/** Programs that run over content, over what a reader types, or over an address. */
const folders = ['app', 'components', 'lib', 'scripts', 'figures/line-finder', 'figures/jcamp']

/** Expressions that run only over this program. */
const ofSources = 'lib/content/module-graph.ts'

/** What an expression takes, and a text that shows it; undefined if the steps grow in proportion to the text. */
function findSlowness(source: string, flags: string): string | undefined {
  // Without repetition the steps at each character are bounded.
  if (!/[*+]|\{\d+,\}/.test(source)) return undefined
  // The analysis counts steps, and stops at a text that takes more of them than any of the longest texts may. Its limit of time is only for
  // expressions that it cannot judge.
  const result = checkSync(source, flags, { timeout: 240_000, attackTimeout: null, attackLimit: 100_000_000 })
  if (result.status === 'vulnerable') return `${result.complexity.summary}, as for ${result.attack.pattern}`
  return result.status === 'safe' ? undefined : `not understood by the analysis (${result.error.kind})`
}

// The analysis takes long: each worker does one half.
test.describe.configure({ mode: 'parallel' })

for (const half of [0, 1])
  test(`takes steps in proportion to the text for every regular expression, half ${half + 1}`, async () => {
    test.setTimeout(900_000)
    const expressions = (await findExpressions(folders)).filter(({ place }) => !place.startsWith(ofSources))
    expect(expressions.length).toBeGreaterThan(300)
    const slow = expressions.flatMap(({ place, source, flags }, index) => {
      const slowness = index % 2 === half ? findSlowness(source, flags) : undefined
      return slowness ? [`${place}: /${source}/${flags} is ${slowness}`] : []
    })
    expect(slow).toEqual([])
  })

test('finds slow expressions, also in texts that are put together', () => {
  const program = [
    'const blanks = String.raw`[ \\t]+`',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the template is part of the program
    'const marks = new RegExp([`^(?:-${blanks}[ \\t]*)*x`, name].join("|"), "gm")',
    'const end: RegExp = /\\n\\s*$/',
    'const comment = <b>{text.replace(/<!--[^]*?-->/g, "")}</b>',
    'const word = /\\w+/',
    // With a lookahead the analysis tries texts.
    'const rest = /(?!x)\\s*\\n\\s*$/',
  ].join('\n')
  const found = readExpressions('a.tsx', program).map(({ place, source, flags }) => [
    place,
    findSlowness(source, flags)?.replace(/, as for .*/s, ''),
  ])
  expect(found).toEqual([
    ['a.tsx:2', 'exponential'],
    ['a.tsx:3', '2nd degree polynomial'],
    ['a.tsx:4', '2nd degree polynomial'],
    ['a.tsx:5', undefined],
    ['a.tsx:6', '2nd degree polynomial (fuzz)'],
  ])
})
