import type { Expression } from 'estree-jsx'
import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { SourceContext } from '@/lib/mdx/context'
import { usedNames } from './code-names'
import { buildConstants, buildImportRead, buildLiteral, collectCode } from './estree'
import type { Meaning } from './names'

/** Gives the code of a page the values of the names it imports, and of the registered components it uses by itself. */
export function remarkImportedValues(context: SourceContext) {
  return (tree: Root): void => {
    renameTags(tree, context)
    const used = collectCode(tree).flatMap(({ program }) => usedNames(program).map(({ name }) => name))
    const values = new Map<string, Expression>()
    for (const name of new Set([...used, ...tagNames(tree, context)])) {
      const meaning = context.names.get(name)
      const value = codeOf(meaning)
      if (meaning?.kind === 'module') noteModule(meaning, context)
      else if (meaning?.kind === 'value' && meaning.key.includes('#')) noteModule(splitKey(meaning.key), context)
      if (value) values.set(name, value)
    }
    if (values.size === 0) return
    tree.children.unshift({ type: 'mdxjsEsm', value: '', data: { estree: buildConstants(values) } })
  }
}

/** A tag may use a component under another name, or a picture as if it were a component. */
function renameTags(tree: Root, context: SourceContext): void {
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
    const meaning = node.name === null ? undefined : context.names.get(node.name)
    if (meaning?.kind === 'component' && isComponent(meaning.name, context)) node.name = meaning.name
    if (meaning?.kind === 'asset') {
      node.name = 'img'
      node.attributes.unshift({ type: 'mdxJsxAttribute', name: 'src', value: meaning.specifier })
    }
  })
}

function isComponent(name: string, context: SourceContext): boolean {
  return context.names.get(name)?.kind === 'component'
}

/** Names that stand in tags, where they are not seen as code. */
function tagNames(tree: Root, { names }: SourceContext): string[] {
  const found = new Set<string>()
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
    const [name = ''] = node.name?.split('.') ?? []
    const meaning = names.get(name)
    const isRenamed = meaning?.kind === 'component' && meaning.name !== name
    if (meaning?.kind === 'value' || meaning?.kind === 'module' || isRenamed) found.add(name)
  })
  return [...found]
}

function noteModule(
  { module, imported, line }: Omit<Extract<Meaning, { kind: 'module' }>, 'kind'>,
  { page, source }: SourceContext,
): void {
  page.modules.push({ module, name: imported, file: source.file, ...(line !== undefined && { line }) })
}

function splitKey(key: string): { module: string; imported: string } {
  const [module = '', imported = ''] = key.split('#')
  return { module, imported }
}

/** `JSON.parse('…')`, which is also the quickest way to make an object of a long text. */
function buildData(value: unknown): Expression {
  const object: Expression = { type: 'Identifier', name: 'JSON' }
  const property: Expression = { type: 'Identifier', name: 'parse' }
  const callee: Expression = { type: 'MemberExpression', object, property, computed: false, optional: false }
  const text = buildLiteral(JSON.stringify(value ?? null))
  return { type: 'CallExpression', callee, arguments: [text], optional: false }
}

function codeOf(meaning: Meaning | undefined): Expression | undefined {
  switch (meaning?.kind) {
    case 'component':
      return buildImportRead(meaning.name)
    case 'value':
      return buildImportRead(meaning.key)
    case 'module':
      return buildImportRead(`${meaning.module}#${meaning.imported}`)
    case 'data':
      return buildData(meaning.value)
    case 'text':
      return buildLiteral(meaning.value)
    case 'asset':
      return buildLiteral(meaning.asset?.src ?? meaning.specifier)
    case 'baseUrl':
      return buildImportRead('useBaseUrl')
    default:
      return undefined
  }
}
