import { mdxComponents } from '@/components/mdx'
import { createSourceResolver, getSite } from '@/lib/content/site'
import { renderMdx } from '@/lib/mdx/render'

/** The announcement's Markdown, with its links resolved as on any page. */
export async function Announcement() {
  const { config, configFile } = await getSite()
  const { announcementBar } = config
  if (!announcementBar) return null
  const resolver = await createSourceResolver({ file: configFile, permalink: '/' })
  const { content } = await renderMdx(
    { file: configFile, body: announcementBar.content, bodyLine: 1, format: 'mdx', resolver },
    mdxComponents,
  )
  return content
}
