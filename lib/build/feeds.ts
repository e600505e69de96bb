import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { getListedBlogPages } from '@/lib/content/blog/blog'
import { feedPaths } from '@/lib/content/blog/paths'
import { getSite } from '@/lib/content/site'
import { decodePermalink } from '@/lib/output/page-source'
import { formatUrl } from '@/lib/site/href'
import { type FeedPost, formatFeeds } from './feed'
import { readFeedContent } from './feed-content'

/** Feed readers load a whole feed again and again: older posts are in the archive. */
const mostPosts = 100

/** Writes the blog's feeds beside its finished pages, from which their texts are taken. */
export async function writeFeeds(outDir: string): Promise<void> {
  const { config } = await getSite()
  const listed = (await getListedBlogPages()).filter((page) => page.kind === 'post').filter(({ language }) => !language)
  const posts = await Promise.all(
    listed.slice(0, mostPosts).map(async (page): Promise<FeedPost> => {
      const file = path.join(outDir, decodePermalink(page.permalink), 'index.html')
      return { page, content: readFeedContent(await readFile(file, 'utf8'), formatUrl(page.permalink, config)) }
    }),
  )
  const feeds = formatFeeds(posts, config)
  await Promise.all([
    writeFile(path.join(outDir, feedPaths.rss), feeds.rss),
    writeFile(path.join(outDir, feedPaths.atom), feeds.atom),
    writeFile(path.join(outDir, feedPaths.json), feeds.json),
  ])
}
