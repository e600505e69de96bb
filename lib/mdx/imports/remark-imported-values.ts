import type { Expression, Program, VariableDeclaration } from 'estree-jsx'
import type { Root as HastRoot } from 'hast'
import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import type { SourceContext } from '@/lib/mdx/context'
import { buildLiteral, collectCode, namesInCode } from './estree'

/** Gives the code of a page the values of the names that it imports, and of the components that it uses without an import. */
export function remarkImportedValues(context: SourceContext) {
  return (tree: Root): void => {
    const renamed = renameTags(tree, context)
    const values = new Map<string, Expression>()
    if (collectCode(tree).length > 0) for (const name of pageValues) values.set(name, buildScopeRead(name))
    for (const name of [...namesInCode(tree), ...renamed]) {
      const meaning = context.names.get(name)
      if (meaning?.kind === 'component') values.set(name, buildScopeRead(meaning.name))
      if (meaning?.kind === 'asset') values.set(name, buildLiteral(meaning.asset?.src ?? meaning.specifier))
    }
    declareConstants(tree, values)
  }
}

/** Values that the code of every page can read. */
const pageValues = ['frontMatter', 'toc', '_at', '_shown']

/** Renames tags to the component or picture that they show; returns the names of components that the page redefines. */
function renameTags(tree: Root, context: SourceContext): string[] {
  const hidden: string[] = []
  visit(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
    const meaning = node.name === null ? undefined : context.names.get(node.name)
    if (meaning?.kind === 'component') {
      if (context.names.get(meaning.name)?.kind === 'component') node.name = meaning.name
      else hidden.push(node.name ?? '')
    }
    if (meaning?.kind === 'asset') {
      node.name = 'img'
      node.attributes.unshift({ type: 'mdxJsxAttribute', name: 'src', value: meaning.specifier })
    }
  })
  return hidden
}

/** Puts lines of `const name = value` before all other code of a page. */
export function declareConstants(tree: Root | HastRoot, values: Map<string, Expression>): void {
  if (values.size === 0) return
  const body = [...values].map(
    ([name, init]): VariableDeclaration => ({
      type: 'VariableDeclaration',
      kind: 'const',
      declarations: [{ type: 'VariableDeclarator', id: { type: 'Identifier', name }, init }],
    }),
  )
  const estree: Program = { type: 'Program', sourceType: 'module', body }
  tree.children.unshift({ type: 'mdxjsEsm', value: '', data: { estree } })
}

/** `arguments[0].scope["key"]`: compiled code gets what `lib/mdx/render.ts` hands in as its first argument. */
export function buildScopeRead(key: string): Expression {
  const options = buildMember({ type: 'Identifier', name: 'arguments' }, 0)
  return buildMember(buildMember(options, 'scope'), key)
}

function buildMember(object: Expression, key: string | number): Expression {
  return { type: 'MemberExpression', object, property: buildLiteral(key), computed: true, optional: false }
}
