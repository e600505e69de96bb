import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

const { posix } = path

/** Writes a site of so many docs into a folder: the shipped content, and copies of its docs under other names. */
export async function writePages(folder: string, pages: number): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await cp('content', folder, { recursive: true })
  const names = (await readdir('content/docs', { recursive: true })).map((name) => name.replaceAll(path.sep, '/'))
  const docs = names.filter((name) => /\.mdx?$/.test(name) && !/(^|\/)_/.test(name)).sort()
  for (let made = docs.length; made < pages; made += 1) {
    const name = docs[made % docs.length] ?? ''
    const number = Math.floor(made / docs.length)
    const file = posix.join(folder, 'docs', `copy-${number}`, name)
    await mkdir(posix.dirname(file), { recursive: true })
    await writeFile(file, varyDoc(await readFile(posix.join('content/docs', name), 'utf8'), { name, number }))
  }
}

/** A doc as another one: with words of its own, at an address of its own, referring to the same files and pages. */
export function varyDoc(text: string, { name, number }: { name: string; number: number }): string {
  const folder = posix.dirname(name)
  return text
    .replace(/^---\n[\s\S]*?\n---\n/, (frontMatter) => frontMatter.replace(/^(slug|id|pagination_\w+):.*\n/gm, ''))
    .replace(/^redirects:\n( *- .*\n)+/m, '')
    .replace(/(["'(!])(\.{1,2}\/[^"')\s]+)/g, (_, open: string, target: string) => {
      const original = posix.relative(posix.join(`copy-${number}`, folder), posix.join(folder, target))
      return `${open}${original.startsWith('.') ? original : `./${original}`}`
    })
    .replace(/^(# .*)$/m, `$1, copy ${number}`)
    .replace(/\bthe spectrum\b/g, `the spectrum ${number}`)
}
