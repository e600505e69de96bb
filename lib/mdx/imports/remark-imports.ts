import path from 'node:path'
import type { ImportDeclaration, Program } from 'estree-jsx'
import type { Root } from 'mdast'
import { type Meaning, report, reportDiagnostic, type SourceContext } from '@/lib/mdx/context'
import { type Diagnostic, diagnose } from '@/lib/site/problems/diagnostic'
import { collectCode, declaredConstants, declaredNames, pointOfCode } from './estree'

type Statement = Program['body'][number]

/** Reads the imports and exports of a page, so that its names can be resolved, and removes the imports from its code. */
export function remarkImports(context: SourceContext) {
  return async (tree: Root): Promise<void> => {
    for (const { program, role } of collectCode(tree)) if (role === 'module') await readModule(program, context)
  }
}

async function readModule(program: Program, context: SourceContext): Promise<void> {
  const kept: Statement[] = []
  for (const statement of program.body) {
    if (statement.type === 'ImportDeclaration') await readImport(statement, context)
    else if (!isForeignExport(statement)) kept.push(statement)
    else {
      report(context, pointOfCode(statement), 'foreign-export')
    }
  }
  program.body = kept
  const constants = declaredConstants(program)
  for (const name of declaredNames(program)) context.names.set(name, { kind: 'local', text: constants.get(name) })
}

function isForeignExport(statement: Statement): boolean {
  const isNamed = statement.type === 'ExportNamedDeclaration'
  return isNamed ? statement.source != null : /^Export(?:All|Default)/.test(statement.type)
}

async function readImport(declaration: ImportDeclaration, context: SourceContext): Promise<void> {
  const { specifiers, source } = declaration
  const module = String(source.value)
  const refuse = (found: Diagnostic) => reportDiagnostic(context, pointOfCode(declaration), found)
  if (specifiers.length === 0) refuse(diagnoseModule(module))
  for (const specifier of specifiers) {
    const meaning = await findMeaning(importedName(specifier), module, context)
    if ('code' in meaning) refuse(meaning)
    context.names.set(specifier.local.name, 'code' in meaning ? { kind: 'local' } : meaning)
  }
}

/** `default`, `*` or the exported name. */
function importedName(specifier: ImportDeclaration['specifiers'][number]): string {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default'
  if (specifier.type === 'ImportNamespaceSpecifier') return '*'
  return specifier.imported.type === 'Identifier' ? specifier.imported.name : String(specifier.imported.value)
}

const themeComponents = ['Tabs', 'TabItem', 'Admonition', 'CodeBlock', 'Details', 'TOCInline']

const meaningByModule = new Map<string, Meaning>([
  ...themeComponents.map((name): [string, Meaning] => [`@theme/${name}`, { kind: 'component', name }]),
  ['@docusaurus/Link', { kind: 'component', name: 'Link' }],
  ['@docusaurus/useBaseUrl', { kind: 'baseUrl' }],
  // Pages written for older versions of MDX import it for their tags.
  ['react', { kind: 'local' }],
])

/** Extensions of files that a page cannot import. */
const refused = /^\.(?:[cm]?[jt]sx?|css|s[ac]ss|less|json|csv|ya?ml|toml)$/i

/** What an imported name stands for, or why the page cannot import it. */
async function findMeaning(
  imported: string,
  module: string,
  { source: { resolver } }: SourceContext,
): Promise<Meaning | Diagnostic> {
  const meaning = meaningByModule.get(module)
  const extension = path.posix.extname(module)
  const isFile = /^(?:\.{1,2}\/|\/|@site\/)/.test(module) && extension !== '' && !refused.test(extension)
  if (!meaning && !isFile) return diagnoseModule(module)
  if (imported !== 'default' && !(module === 'react' && imported === '*')) return diagnoseName(imported, module)
  if (meaning) return meaning
  if (/^\.mdx?$/.test(extension)) {
    const partial = await resolver.partial(module)
    return 'ok' in partial ? { kind: 'partial', partial: partial.ok } : partial.problem
  }
  const asset = await resolver.asset(module)
  return 'ok' in asset ? { kind: 'asset', specifier: module, asset: asset.ok } : asset.problem
}

const remedies: Array<[module: RegExp, hint: string]> = [
  [/^@docusaurus\/Head$/, 'Write "title", "description", "keywords", "image" or "noindex: true" in the front matter.'],
  [/^@docusaurus\/Translate$/, 'Write the text itself; translated pages are in the folder i18n.'],
  [/^@theme\/DocCardList$/, 'Remove it with its page: a category without an index page gets a list of its pages.'],
  [/^@theme\/IdealImage$/, 'Write a picture of Markdown: "![What it shows](./picture.png)".'],
  [/^@theme\/Layout$/, 'Remove it: every page has the frame of the site.'],
  [/^@theme\/Mermaid$/, 'Draw the diagram once, and show it as an SVG picture.'],
  [
    /^@theme\/ThemedImage$/,
    'Write two pictures: "![What it shows](./light.svg#gh-light-mode-only)" and "![What it shows](./dark.svg#gh-dark-mode-only)".',
  ],
  [/raw-loader!/, 'Copy the text into a block of code.'],
  [/\.(?:json|csv|ya?ml|toml)$/i, 'Write the values into the page: "export const rows = [ … ]".'],
  [/\.(?:css|s[ac]ss|less)$/i, 'Write the rules into the style sheet that "css" in site.yml names.'],
]

/** Why a page cannot import a module, and what to write instead. */
function diagnoseModule(module: string): Diagnostic {
  const [, remedy] = remedies.find(([pattern]) => pattern.test(module)) ?? []
  return diagnose('foreign-import', { module, remedy })
}

function diagnoseName(name: string, module: string): Diagnostic {
  return module === 'react' ? diagnose('react-import', { name }) : diagnose('unknown-import', { module, name })
}
