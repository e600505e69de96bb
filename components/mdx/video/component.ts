import { defineComponents } from '@/lib/site/component'

/** Silent loops, `![…](clip.webm)` in Markdown. */
export const video = defineComponents({ tags: {}, behavior: 'components/mdx/video/video.browser.ts' })
