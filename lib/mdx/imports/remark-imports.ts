import type { ImportDeclaration, Program } from 'estree-jsx'
import type { Root } from 'mdast'
import { toString as textOf } from 'mdast-util-to-string'
import { type Finding, report, type SourceContext } from '@/lib/mdx/context'
import { collectCode, declaredNames, pointOfCode } from './estree'
import { findMeaning, importedNames, refuseImport } from './import-meaning'
import type { Meaning } from './names'

type Statement = Program['body'][number]

/** Names that the compiled code of every page has. */
const takenNames = new Set(['frontMatter', 'toc', 'frontmatter', 'opts', 'MDXContent', 'MDXLayout'])

/** Reads the import and export lines of a page, so that its names have a meaning, and removes the imports from its code. */
export function remarkImports(context: SourceContext) {
  return async (tree: Root): Promise<void> => {
    if (context.source.format === 'md') checkPlainImports(tree, context)
    for (const { program, role } of collectCode(tree)) if (role === 'module') await readModule(program, context)
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
  for (const name of declaredNames(program)) {
    checkFree(name, program.body[0], context)
    context.names.set(name, { kind: 'local' })
  }
}

async function readImport(declaration: ImportDeclaration, context: SourceContext): Promise<void> {
  const point = pointOfCode(declaration)
  const names = importedNames(declaration)
  if (names.length === 0) report(context, point, refuseImport(String(declaration.source.value)))
  for (const name of names) {
    checkFree(name.local, declaration, context)
    const meaning = await findMeaning(name, context)
    if (isFinding(meaning)) report(context, point, meaning)
    context.names.set(name.local, isFinding(meaning) ? { kind: 'local' } : meaning)
  }
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
