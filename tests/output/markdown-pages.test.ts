import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { firstScreen } from '@/figures/first-screen/component'
import { liveFigures } from '@/figures/live/component'
import { readSiteFiles } from '@/lib/output/site-files'
import { environment } from '@/lib/site/environment'
import { listElements } from './elements'

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

const attribute = ({ attrs }: Element, name: string) => attrs.find((each) => each.name === name)?.value
const hasClass = (element: Element, name: RegExp) => name.test(attribute(element, 'class') ?? '')

/** Parts of a page without words in its Markdown text. */
const exceptions: Record<string, (element: Element) => boolean> = {
  controls: ({ tagName }) => /^(button|form|nav|script|style|svg|template)$/.test(tagName),
  formulas: ({ tagName }) => tagName === 'math',
  'operable figures': (element) =>
    ['data-figure', 'data-spectrum'].some((name) => attribute(element, name) !== undefined),
  'the picture of the finder': ({ tagName, parentNode }) =>
    tagName === 'figure' && attribute(parentNode as Element, 'data-line-finder') !== undefined,
  'messages of scripts': (element) => attribute(element, 'role') === 'alert',
  'labels of figures and exercises': (element) => hasClass(element, /figure-number|visually-hidden/),
  'date and authors of a post': ({ tagName, parentNode }) => tagName === 'ul' && parentNode?.nodeName === 'header',
}
/** Labels of exercises, of tasks, and of admonitions without a title. */
const labels = new Set(
  'exercise show the answer typical wrong answers in short note tip info warning caution danger success important done'.split(
    ' ',
  ),
)
/** Components that stay in a Markdown text, with the attributes whose words a page shows. */
const kept = /<(Admonition|Details|Exercise|Link|Mistake|Start|TabItem|Tabs)\b[^>]*>|<\/[A-Z]\w*>/g
const shownAttributes = /\b(?:title|label|summary|answer)="([^"]*)"/g
/** Pages whose Markdown text has code that only the build runs. */
const calculated = ['/contribute-to-doc/markdown_features.md']

function textOfPage(node: Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value
  if (!('tagName' in node) || Object.values(exceptions).some((matches) => matches(node))) return ''
  const text = node.childNodes.map(textOfPage).join('')
  if (/^(a|abbr|code|del|em|kbd|mark|span|strong|sub|sup)$/.test(node.tagName) && !hasClass(node, /line/)) return text
  return ` ${attribute(node, 'alt') ?? attribute(node, 'aria-label') ?? ''} ${text} `
}

function textOfMarkdownPage(markdown: string): string {
  const figures = new RegExp(
    `<(${Object.keys({ ...liveFigures.tags, ...firstScreen.tags }).join('|')})\\b([^>]*/>|[\\s\\S]*?</\\1>)`,
    'g',
  )
  const parts = markdown
    .replace(/\nSource: \S+\n$/, '')
    .split(/(^ *`{4}[\s\S]*?\n *`{4}$|^ *`{3}[\s\S]*?\n *`{3}$|(?<!`)`[^`\n]+`(?!`))/m)
  const texts = parts.map((part, index) => {
    const shown = [...part.matchAll(shownAttributes)].map(([, value]) => value).join(' ')
    if (index % 2 === 1) return part.replace(/^ *`{3,}.*/, `${shown} `).replace(/(\/\/|#) highlight-.*/g, '')
    const words = part
      .replace(figures, '')
      .replace(/\$\$[\s\S]*?\$\$|\$[^$\n]+\$|\{#[\w-]+\}|^:+\w*|^\[\w+\]:.*/gm, ' ')
    return ` ${words
      .replace(/\]\([^)\s]*/g, '](')
      .replace(/\*+/g, '')
      .replace(kept, ' ')
      .replace(/<([A-Z])/g, ' tag$1')
      .replace(/<\/?[a-z][^>]*>/g, '')} ${shown} `
  })
  return texts.join('').replace(/^ *(>|\d+\.) /gm, ' ')
}

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu))

test('gives every page a Markdown text with the same words', async () => {
  const files = await readSiteFiles(environment.outDir)
  const differences: string[] = []
  for (const file of files.filter((file) => file.endsWith('.md') && !calculated.includes(file))) {
    const page = file.replace(/(index)?\.md$/, '/index.html')
    const document = parse(await readFile(path.join(environment.outDir, page), 'utf8'))
    const article = listElements(document).filter(({ tagName }) => tagName === 'article')
    const onPage = wordsOf(article.map(textOfPage).join(' '))
    const inMarkdownPage = wordsOf(textOfMarkdownPage(await readFile(path.join(environment.outDir, file), 'utf8')))
    const missing = [...onPage].filter((word) => !inMarkdownPage.has(word) && !labels.has(word))
    const extra = [...inMarkdownPage].filter((word) => !onPage.has(word))
    if (missing.length + extra.length > 0) differences.push(`${file}: -${missing.join(' ')} +${extra.join(' ')}`)
  }
  expect(differences).toEqual([])
})
