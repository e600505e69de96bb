import { expect, test } from '@playwright/test'
import { checkMarkdown, renderMarkdown } from '@/tests/render-markdown'

const partials = {
  'peak.py': `import numpy
# region peak
def peak():
    # region width
    width = 2
    # endregion
    return width
# endregion
print(peak())
`,
}

async function show(meta: string): Promise<string> {
  const { html } = await renderMarkdown(`\`\`\`text ${meta}\n\`\`\``, { partials })
  return html.replace(/<[^>]+>/g, '')
}

test('a block shows the code of a file: all of it, lines of it, or a region without its marks', async () => {
  expect(await show('file="./peak.py"')).toBe(
    'import numpy\ndef peak():\n    width = 2\n    return width\nprint(peak())',
  )
  expect(await show('file="peak.py#L5-L7"')).toBe('width = 2\n# endregion\nreturn width')
  expect(await show('file="./peak.py#9"')).toBe('print(peak())')
  expect(await show('file="./peak.py#peak"')).toBe('def peak():\n    width = 2\n    return width')
  expect(await show('file="./peak.py#width"')).toBe('width = 2')
})

const faults: Array<[string, string]> = [
  ['file="./missing.py"', '"./missing.py" leads to nothing. Correct it.'],
  [
    'file="./peak.py#L8-L12"',
    '"./peak.py" has 9 lines, and the block asks for those from 8 to 12. Write numbers from 1 to 9.',
  ],
  [
    'file="./peak.py#widht"',
    '"./peak.py" has no region "widht". Did you mean "width"? Write "// #region widht" and "// #endregion" around its lines.',
  ],
]
for (const [meta, told] of faults) {
  test(`tells of ${meta}`, async () => {
    const { problems } = await checkMarkdown(`\`\`\`text ${meta}\n\`\`\``, { partials })
    expect(problems).toContain(`page.mdx:1:1  error: ${told}`)
  })
}
