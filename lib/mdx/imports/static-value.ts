import type { Node } from 'estree-jsx'
import type { Names } from '@/lib/mdx/context'

/** The text of an expression, if it is known without running it; addresses stay as typed. */
export function readStaticText(node: Node | undefined, names: Names): string | undefined {
  if (!node) return undefined
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type === 'TemplateLiteral')
    return node.quasis.length === 1 ? (node.quasis[0]?.value.cooked ?? undefined) : undefined
  return readAddress(node, names)
}

/** The address that `useBaseUrl('…')`, `require('…')`, `require('…').default` or an imported file stands for. */
function readAddress(node: Node, names: Names): string | undefined {
  const meaning = names.get(identifierName(node) ?? '')
  if (meaning?.kind === 'asset') return meaning.specifier
  if (meaning?.kind === 'local') return meaning.text
  if (names.get(calleeName(node) ?? '')?.kind !== 'baseUrl') return readRequire(node)
  // `useBaseUrl` puts the base path before every path, so that one without a slash starts at the root, too.
  const address = literalArgument(node)
  return address && !/^(?:[/#]|[a-z][a-z\d+.-]*:)/i.test(address) ? `/${address}` : address
}

/** The file named by `require('…')` or `require('…').default`. */
function readRequire(node: Node): string | undefined {
  if (node.type === 'MemberExpression' && identifierName(node.property) === 'default') return readRequire(node.object)
  return calleeName(node) === 'require' ? literalArgument(node) : undefined
}

/** The name of an identifier. */
export function identifierName(node: Node | undefined): string | undefined {
  return node?.type === 'Identifier' ? node.name : undefined
}

/** The name of the function that a node calls. */
function calleeName(node: Node): string | undefined {
  return node.type === 'CallExpression' ? identifierName(node.callee) : undefined
}

function literalArgument(node: Node): string | undefined {
  const first = node.type === 'CallExpression' ? node.arguments[0] : undefined
  return first?.type === 'Literal' && typeof first.value === 'string' ? first.value : undefined
}
