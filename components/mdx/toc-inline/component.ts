import { defineComponents } from '@/lib/site/component'

/** The table of contents inside the text. */
export const tocInline = defineComponents({
  tags: {
    TOCInline: {
      kind: 'block',
      attributes: { toc: {}, minHeadingLevel: {}, maxHeadingLevel: {} },
      markdown: 'nothing',
    },
  },
  markup: () => import('./toc-inline'),
})
