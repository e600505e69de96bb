import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { XMLParser } from 'fast-xml-parser'
import { environment } from '@/lib/site/environment'

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@' })

function readFeed(name: string): Promise<string> {
  return readFile(path.join(environment.outDir, 'blog', name), 'utf8')
}

/** Read the addresses and texts of the posts in a feed. */
const readers: Record<string, (text: string) => Array<{ url: string; content: string }>> = {
  'rss.xml': (text) =>
    parser.parse(text).rss.channel.item.map((item: Record<string, string>) => ({
      url: item.link,
      content: item['content:encoded'],
    })),
  'atom.xml': (text) =>
    parser.parse(text).feed.entry.map((entry: Record<string, Record<string, string>>) => ({
      url: entry.link?.['@href'],
      content: entry.content?.['#text'],
    })),
  'feed.json': (text) =>
    JSON.parse(text).items.map((item: Record<string, string>) => ({ url: item.url, content: item.content_html })),
}

for (const [name, readPosts] of Object.entries(readers)) {
  test(`contains posts in ${name} in HTML that feed readers can show`, async () => {
    const posts = readPosts(await readFeed(name))
    expect(posts.length).toBeGreaterThan(10)
    for (const { url, content } of posts) {
      expect(content.length, url).toBeGreaterThan(1000)
      expect(content, url).not.toMatch(
        /<(script|style|button|svg|nav|h1)\b|\s(class|style|data-[\w-]+|on\w+)="|heading-anchor/,
      )
      expect([...content.matchAll(/\s(?:href|src|srcset|poster)="(?!https?:|mailto:)[^"]*"/g)].map(String)).toEqual([])
    }
  })
}
