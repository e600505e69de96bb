import type { ImportDeclaration, Program } from 'estree-jsx'
import type { Root } from 'mdast'
import type { MdxjsEsm } from 'mdast-util-mdx'
import { toString as textOf } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { type Finding, lineOf, report, type SourceContext } from '@/lib/mdx/context'
import { declaredNames } from './code-names'
import { pointOfCode } from './estree'
import { findMeaning, findSideEffect, importedNames } from './import-meaning'
import type { Meaning } from './names'

type Statement = Program['body'][number]

/** Names that the compiled code of every page has. */
const takenNames = new Set(['frontMatter', 'toc', 'frontmatter', 'opts', 'MDXContent', 'MDXLayout'])

/** Reads the import lines of a page, so that its names have a meaning, and takes them out of the code that will run. */
export function remarkImports(context: SourceContext) {
  return async (tree: Root): Promise<void> => {
    if (context.source.format === 'md') checkPlainImports(tree, context)
    const modules: MdxjsEsm[] = []
    visit(tree, 'mdxjsEsm', (node) => {
      modules.push(node)
    })
    for (const { data } of modules) {
      if (data?.estree) await readModule(data.estree, context)
    }
  }
}

async function readModule(program: Program, context: SourceContext): Promise<void> {
  const kept: Statement[] = []
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') await readImport(statement, context)
    else if (statement.type === 'ExportDefaultDeclaration') reportDefaultExport(statement, context)
    else if (isReExport(statement)) reportReExport(statement, context)
    else kept.push(statement)
  }
  program.body = kept
  const { top, all } = declaredNames(program)
  for (const name of top) checkFree(name, program.body[0], context)
  for (const name of all) context.names.set(name, { kind: 'local' })
}

async function readImport(declaration: ImportDeclaration, context: SourceContext): Promise<void> {
  const point = pointOfCode(declaration)
  const names = importedNames(declaration)
  if (names.length === 0) {
    const style = await findSideEffect(String(declaration.source.value), context)
    if (isFinding(style)) report(context, point, style)
    else if (style.kind === 'module')
      context.page.modules.push({ module: style.module, file: context.source.file, line: lineOf(context, point) })
  }
  for (const name of names) {
    checkFree(name.local, declaration, context)
    const meaning = await findMeaning(name, context)
    if (isFinding(meaning)) report(context, point, meaning)
    context.names.set(name.local, isFinding(meaning) ? { kind: 'local' } : withLine(meaning, point?.line))
  }
}

function withLine(meaning: Meaning, line: number | undefined): Meaning {
  return meaning.kind === 'module' && line !== undefined ? { ...meaning, line } : meaning
}

function checkFree(name: string, statement: Statement | undefined, context: SourceContext): void {
  if (!takenNames.has(name)) return
  report(context, statement && pointOfCode(statement), {
    found: `The name "${name}" is taken: every page has it already.`,
    fix: 'Choose another name.',
  })
}

function isFinding(result: Meaning | Finding): result is Finding {
  return 'found' in result
}

/** Warns of import and export lines in plain Markdown, where they are text like any other. */
function checkPlainImports({ children }: Root, context: SourceContext): void {
  for (const node of children) {
    if (node.type !== 'paragraph' || !/^(?:import\s.*['"]|export\s+(?:const|function|default)\s)/.test(textOf(node)))
      continue
    report(context, node, {
      severity: 'warning',
      found: 'In plain Markdown a line that imports or exports is shown as text.',
      fix: 'Remove it, or remove "format: md" from the front matter.',
    })
  }
}

function isReExport(statement: Statement): boolean {
  return (
    statement.type === 'ExportAllDeclaration' ||
    (statement.type === 'ExportNamedDeclaration' && statement.source != null)
  )
}

function reportDefaultExport(statement: Statement, context: SourceContext): void {
  report(context, pointOfCode(statement), {
    found: 'What a page exports by default is its text.',
    fix: 'Give the export a name: "export const name = …".',
  })
}

function reportReExport(statement: Statement, context: SourceContext): void {
  report(context, pointOfCode(statement), {
    found: 'A page cannot export what another file exports.',
    fix: 'Import what the page shows, or define it here with "export const".',
  })
}
