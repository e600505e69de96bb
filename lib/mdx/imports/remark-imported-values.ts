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
    for (const name of new Set([...used, ...valueNames(context)])) {
      const value = codeOf(context.names.get(name))
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

/** Names that may stand in tags, where they are not seen as code. */
function valueNames({ names }: SourceContext): string[] {
  const isRenamed = (name: string, meaning: Meaning) => meaning.kind === 'component' && meaning.name !== name
  return [...names]
    .filter(([name, meaning]) => meaning.kind === 'value' || isRenamed(name, meaning))
    .map(([name]) => name)
}

function codeOf(meaning: Meaning | undefined): Expression | undefined {
  switch (meaning?.kind) {
    case 'component':
      return buildImportRead(meaning.name)
    case 'value':
      return buildImportRead(meaning.key)
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
