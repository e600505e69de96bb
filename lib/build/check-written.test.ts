import { expect, test } from '@playwright/test'
import { readSite } from '@/lib/content/read-site'
import { formatProblem } from '@/lib/content/source/problems'
import { writeFolder } from '@/tests/write-folder'
import { checkWritten } from './check-written'

async function check(files: Record<string, string>): Promise<string[]> {
  const folder = await writeFolder('site', files)
  process.env.CONTENT_DIR = folder
  const problems = await checkWritten(await readSite())
  return problems
    .filter(({ found }) => !found.includes('shallow clone'))
    .map((problem) => formatProblem({ ...problem, source: '' }).replaceAll(folder, 'site'))
}

const home = '---\nslug: /\n---\n\n# Home\n\n## Start here\n'

test('links and anchors of pages that nobody has opened are checked before there is a build', async () => {
  const problems = await check({
    'site.yml': 'navbar:\n  items:\n    - label: Blog\n      to: /blgo\n',
    'docs/index.md': `${home}\n[a](/help/phsae) [b](./help/phse.md) [c](/help/phase#optoins) [d](#start-here) [e](/old)`,
    'docs/help/phase.md': '---\nredirects: [/old]\n---\n\n# Phase\n\n## Options\n\n![](./img/x.png)\n',
    'docs/other/broken.md': '# Broken\n\nT <300 K and {nothing}\n',
  })
  expect(problems).toEqual(
    expect.arrayContaining([
      'site/docs/index.md:9  error: The link "/help/phsae" leads to no page or file. Did you mean "/help/phase"?',
      expect.stringMatching(
        /^site\/docs\/index\.md:9:18 {2}error: The link ".\/help\/phse\.md" leads to .* Write "\.\/help\/phase\.md"\.$/,
      ),
      'site/docs/index.md:9  warning: The link "/help/phase#optoins" leads to an anchor that the page does not have. Did you mean "#options"?',
      'site/docs/index.md:9  warning: The link "/old" leads to a former address. Write "/help/phase".',
      expect.stringMatching(/^site\/docs\/help\/phase\.md:9:\d+ {2}error: ".\/img\/x\.png" leads to nothing/),
      expect.stringMatching(/^site\/docs\/help\/phase\.md:9:1 {2}warning: The picture has no text/),
      expect.stringMatching(/^site\/docs\/other\/broken\.md:3:\d+ {2}error: /),
      expect.stringMatching(
        /^site\/site\.yml:4 {2}error: The link "\/blgo" leads to no page or file\..* in the navbar/,
      ),
    ]),
  )
})

test('what leads somewhere is not complained of, below a base path, too', async () => {
  const problems = await check({
    'site.yml': 'url: https://example.org\nbaseUrl: /base/\ndocs:\n  path: docs\nblog:\n  path: news\n',
    'docs/index.md': `${home}\n[a](/news) [b](/news/rss.xml) [c](/search) [d](/data.csv) [e](./data.txt) [f](/docs#start-here) [g](https://example.org/base/docs)\n`,
    'docs/data.txt': 'x',
    'static/data.csv': 'x',
    'pages/index.md': '# Welcome\n\n[a](/docs) [b](/docs/tags-of-none)\n',
    'blog/2024-05-01-a.md': '# A\n\n[home](/)\n',
  })
  expect(problems).toEqual([
    'site/pages/index.md:3  error: The link "/docs/tags-of-none" leads to no page or file. Correct the address, or put data-no-link-check on the element if something else serves it.',
  ])
})
