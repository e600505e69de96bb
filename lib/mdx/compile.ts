import type { Root } from 'hast'
import { serialize } from 'next-mdx-remote/serialize'
import { createContext, createPageState, describeFailure, type SourceContext } from './context'
import { buildMarkdown } from './markdown-export'
import { buildPipeline } from './pipeline'
import type { Code, Compiled, MdxSource } from './source'
import { preprocess } from './syntax/preprocess'
import { countReadingMinutes } from './transforms/rehype-text-blocks'

/** Compiles a text without running it: the only reader of Markdown. Returns all facts about a page, and its problems. */
export async function compile(source: MdxSource): Promise<Compiled> {
  const page = createPageState()
  const context = createContext(source, { page, chain: [], compile: compilePart })
  const code = await compilePart(context)
  const { title, description, toc, blocks } = context
  const { links, isTruncated, codeWords, runsCode, isWide } = page
  const problems = page.problems.all
  return {
    code: problems.some(({ severity }) => severity === 'error') ? undefined : code,
    title,
    description,
    readingMinutes: countReadingMinutes(blocks, codeWords),
    runsCode,
    isWide,
    isTruncated,
    toc,
    ids: [...page.idPlaces.keys()],
    blocks,
    links,
    problems,
  }
}

/** Compiles a page or one of its partials; undefined, with a problem, when that fails. */
async function compilePart(context: SourceContext): Promise<Code | undefined> {
  const { source, page, toc, parts } = context
  const before = page.problems.all.length
  const crowdedLine = findCrowdedLine(source)
  if (crowdedLine !== undefined) {
    page.problems.add({ file: source.file, line: crowdedLine }, 'too-many-marks', { limit: mostMarks })
    return undefined
  }
  try {
    // Empty lines in front, so that line numbers are those of the file.
    const value = '\n'.repeat(source.bodyLine - 1) + preprocess(source.body, source.format)
    const content = await toCode({ value, path: source.file }, buildPipeline(context))
    const excerpt = context.excerpt && (await printTree(context.excerpt, source.file))
    const { file, frontMatter = {} } = source
    return { file, content, frontMatter, toc, parts, excerpt, markdown: await buildMarkdown(context) }
  } catch (error) {
    // Plugins report their errors; only an unforeseen failure is described by its message.
    if (!page.problems.all.slice(before).some(({ severity }) => severity === 'error'))
      page.problems.addAll([describeFailure({ file: source.file }, error)])
    return undefined
  }
}

/** The parser compares each mark of a paragraph with each. */
const mostMarks = 5000

/** The first line of a paragraph with too many marks, such as a pasted program without a fence. */
function findCrowdedLine({ body, bodyLine }: MdxSource): number | undefined {
  let line = bodyLine
  for (const part of body.split(/(\n[ \t]*\n)/)) {
    const isCode = /^\s*(?:```|~~~| {4})/.test(part)
    if (!isCode && part.length > mostMarks && (part.match(/[*_~![\]]/g)?.length ?? 0) > mostMarks) return line
    line += part.split('\n').length - 1
  }
  return undefined
}

/** Compiles a tree that is a copy of a part of a text. */
function printTree(tree: Root, file: string): Promise<string> {
  return toCode({ value: '', path: file }, { format: 'mdx', remarkPlugins: [], rehypePlugins: [() => () => tree] })
}

type Pipeline = Pick<ReturnType<typeof buildPipeline>, 'format' | 'remarkPlugins' | 'rehypePlugins'>

/** Content is trusted code of the repository, so nothing is blocked; `remarkImports` resolves its imports. */
async function toCode(document: { value: string; path: string }, pipeline: Pipeline): Promise<string> {
  const mdxOptions = { ...pipeline, useDynamicImport: true }
  const options = { blockJS: false, blockDangerousJS: false, mdxOptions }
  return (await serialize(document, options, true)).compiledSource
}
