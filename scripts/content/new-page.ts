import path from 'node:path'
import { slug as toSlug } from 'github-slugger'
import { parse, stringify } from 'yaml'
import { fileExists, listTree, readText, writeFileAtomic } from '@/lib/content/source/read'

/** The kinds of pages that the command creates. */
export const newKinds = ['doc', 'post', 'term'] as const

interface NewPage {
  kind: (typeof newKinds)[number]
  title: string
  /** Folder of docs, inside `docs`. */
  folder?: string
  /** `YYYY-MM-DD`. */
  day: string
}

/** Writes a doc, a post or a term of the glossary where it belongs; returns its file. Throws if it already exists. */
export async function writeNewPage(contentDir: string, page: NewPage): Promise<string> {
  const name = /^-*((?:-*[^-])*)/.exec(toSlug(page.title))?.[1] ?? ''
  if (name === '') throw new Error('Write a title: npm run new -- doc "Title of the page".')
  if (page.kind === 'term') return addTerm(contentDir, { title: page.title, id: name })
  const isPost = page.kind === 'post'
  const file = isPost
    ? path.posix.join(contentDir, 'blog', `${page.day}-${name}.md`)
    : path.posix.join(contentDir, 'docs', page.folder ?? '', `${name}.md`)
  if (await fileExists(file)) throw new Error(`${file} already exists.`)
  await writeFileAtomic(file, Buffer.from(isPost ? await formatPost(contentDir, page.title) : formatDoc(page.title)))
  return file
}

function formatDoc(title: string): string {
  const head = stringify({ title })
  return `---\n${head}# One sentence for lists and search engines:\n# description:\n---\n\nWhat the reader wants to do, and when this page helps.\n\n## First step\n\n`
}

async function formatPost(contentDir: string, title: string): Promise<string> {
  const file = path.join(contentDir, 'blog/authors.yml')
  const authors = (await fileExists(file)) ? parse(readText(file)) : {}
  const [author] = Object.keys(authors ?? {})
  const head = stringify({ title, ...(author && { authors: [author] }) })
  return `---\n${head}---\n\nWhat is new, in two sentences, for the list of posts.\n\n<!-- truncate -->\n\n`
}

/** Puts a term at its place in the alphabet, under the heading of its letter. */
async function addTerm(contentDir: string, { title, id }: { title: string; id: string }): Promise<string> {
  const names = await listTree(path.join(contentDir, 'docs'))
  const name = names.find((each) => /(^|\/)glossary\.mdx?$/.test(each)) ?? 'glossary.md'
  const file = path.posix.join(contentDir, 'docs', name)
  const text = (await fileExists(file)) ? readText(file) : '---\ntitle: Glossary\n---\n'
  if (text.includes(`{#${id}}`)) throw new Error(`${file} has the term "${id}" already.`)
  const [head = '', ...letters] = text.trimEnd().split(/\n(?=## )/)
  const letter = (title[0] ?? '').toUpperCase()
  const own = letters.find((section) => section.startsWith(`## ${letter}\n`)) ?? `## ${letter}\n`
  const [top = '', ...terms] = own.trimEnd().split(/\n(?=### )/)
  const added = `### ${title} {#${id}}\n\nOne to three sentences.\n`
  const inOrder = (parts: string[], part: string) => {
    const at = parts.findIndex((other) => other.localeCompare(part, 'en', { sensitivity: 'base' }) > 0)
    return at < 0 ? [...parts, part] : parts.toSpliced(at, 0, part)
  }
  const section = [top.trimEnd(), ...inOrder(terms, added).map((term) => term.trimEnd())].join('\n\n')
  const sections = inOrder(
    letters.filter((other) => other !== own),
    section,
  )
  await writeFileAtomic(file, Buffer.from(`${[head, ...sections].map((part) => part.trimEnd()).join('\n\n')}\n`))
  return file
}
