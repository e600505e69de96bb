import { defineComponents } from '@/lib/site/component'

/** A block of code, also that of Markdown. */
export const codeBlock = defineComponents({
  tags: {
    CodeBlock: {
      kind: 'block',
      attributes: { language: {}, title: {}, showLineNumbers: {} },
      text: 'code',
    },
  },
  markup: () => import('./code-block'),
  behavior: 'components/mdx/code-block/code-block.browser.ts',
})
