import { expect, test } from '@playwright/test'
import { checkMarkdown } from '@/tests/render-markdown'

const words = (count: number) => Array(count).fill('spectrum').join(' ')

const texts: Array<[name: string, body: string, minutes: number]> = [
  ['nothing', '', 1],
  ['200 words', words(200), 1],
  ['201 words', words(201), 2],
  ['597 words of code', `\`\`\`js\n${words(597)}\n\`\`\``, 1],
  ['600 words of code and one of text', `\`\`\`js\n${words(600)}\n\`\`\`\n\nword`, 2],
  ['200 words, one of them with a long address', `${words(199)} [word](https://example.org/a/b/c/d/e/f)`, 1],
  ['200 words and comments and tags', `<!-- ${words(50)} -->\n<b title="x y z">\n${words(200)}\n</b>`, 1],
  ['400 Chinese signs', '谱'.repeat(400), 2],
  ['200 words that hold signs', Array(200).fill("don't 1.5").join(' '), 2],
]

test('counts words of text, code and Chinese', async () => {
  for (const [name, body, minutes] of texts) expect((await checkMarkdown(body)).readingMinutes, name).toBe(minutes)
})
