import { symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { formatProblem, Problems } from '@/lib/site/problems/problems'
import { writeFolder } from '@/tests/write-folder'
import { checkTree, listTree, readText } from './read'

const texts: Array<[what: string, bytes: Uint8Array, text: string, problem: string]> = [
  ['a byte order mark and all line endings', Buffer.from('\uFEFFa\r\nb\rc'), 'a\nb\nc', ''],
  ['UTF-16', Buffer.from([0xff, 0xfe, 0x61]), '\uFFFD\uFFFDa', ':1:1  error: A character here is not UTF-8. Save'],
  ['Latin-1', Buffer.from('a\nb é', 'latin1'), 'a\nb \uFFFD', ':2:3  error: A character here is not UTF-8. Save'],
  ['half a character', Buffer.from([97, 0xc3]), 'a\uFFFD', ':1:2  error: A character here is not UTF-8. Save'],
  ['NUL', Buffer.from('a\n\nb\0'), 'a\n\nb', ':3:2  warning: There is an invisible character here (U+0000), which'],
  ['the bell', Buffer.from('a\x07b\x0c'), 'ab', ':1:2  warning: There is an invisible character here (U+0007), which'],
]
for (const [what, bytes, text, problem] of texts) {
  test(`a file with ${what}`, async () => {
    const file = path.join(await writeFolder('text', {}), 'a.md')
    await writeFile(file, bytes)
    const problems = new Problems()
    expect(readText(file, problems)).toBe(text)
    expect(problems.all.map(formatProblem).join('\n')).toContain(problem && file + problem)
    expect(problems.all).toHaveLength(problem ? 1 : 0)
  })
}

test('reports links out of the content or to nothing, and Markdown files that become no page', async () => {
  const parent = await writeFolder('site', {
    'content/docs/a.md': '',
    'content/docs/b.markdown': '',
    'content/static/c.markdown': '',
    secret: '',
  })
  const root = path.join(parent, 'content')
  const link = (to: string, name: string) => symlink(to, path.join(root, 'docs', name))
  await link('./a.md', 'inside.md')
  await link('../../secret', 'secret.md')
  await link('../..', 'above')
  await link('./self.md', 'self.md')
  await link('user@host.1234', '.#lock-of-an-editor.md')
  expect(await listTree(path.join(root, 'docs'))).toEqual(expect.arrayContaining(['a.md', 'b.markdown', 'inside.md']))
  const problems = new Problems()
  await checkTree(root, problems)
  const printed = problems.all.map((problem) => formatProblem(problem).replaceAll(`${root}`, 'content')).sort()
  const fix = 'Replace it with a file, or with a link to a file in content.'
  expect(printed).toEqual([
    `content/docs/above  error: The symbolic link leads out of content, to ../... ${fix}`,
    'content/docs/b.markdown  warning: The file does not become a page. Give it a name that ends in ".md" or ".mdx".',
    `content/docs/secret.md  error: The symbolic link leads out of content, to ../../secret. ${fix}`,
    `content/docs/self.md  error: The symbolic link leads to nothing. ${fix}`,
  ])
})
