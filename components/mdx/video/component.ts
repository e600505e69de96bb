import { describeComponents } from '@/lib/site/component'

/** Silent loops, `![…](clip.webm)` in Markdown. */
export const video = describeComponents({ tags: {}, behavior: 'components/mdx/video/video.browser.ts' })
