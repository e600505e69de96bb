import { type CodeNode, identifierName, isCodeNode } from './estree'
import type { Names } from './names'

/** The text that an expression stands for, when that can be told without running it; addresses come as they were typed. */
export function readStaticText(node: CodeNode | undefined, names: Names): string | undefined {
  if (!node) return undefined
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined
  if (node.type === 'TemplateLiteral') return readTemplate(node)
  return readAddress(node, names) ?? readImportedText(node, names)
}

/** The address that `useBaseUrl('…')`, `require('…')`, `require('…').default` or an imported file stands for. */
export function readAddress(node: CodeNode, names: Names): string | undefined {
  const local = identifierName(node)
  const meaning = local === undefined ? undefined : names.get(local)
  if (meaning?.kind === 'asset') return meaning.specifier
  const callee = calleeName(node)
  if (callee !== undefined && isBaseUrl(callee, names)) return literalArgument(node)
  return readRequire(node)
}

/** The file named by `require('…')` or `require('…').default`. */
export function readRequire(node: CodeNode): string | undefined {
  if (node.type === 'MemberExpression' && identifierName(node.property) === 'default' && isCodeNode(node.object)) {
    return readRequire(node.object)
  }
  return calleeName(node) === 'require' ? literalArgument(node) : undefined
}

/** Whether a name is that under which the page imports Docusaurus's `useBaseUrl`. */
export function isBaseUrl(name: string, names: Names): boolean {
  return names.get(name)?.kind === 'baseUrl'
}

/** The name of the function that a node calls. */
export function calleeName(node: CodeNode): string | undefined {
  return node.type === 'CallExpression' ? identifierName(node.callee) : undefined
}

function readImportedText(node: CodeNode, names: Names): string | undefined {
  const local = identifierName(node)
  const meaning = local === undefined ? undefined : names.get(local)
  return meaning?.kind === 'text' ? meaning.value : undefined
}

function readTemplate({ quasis }: CodeNode): string | undefined {
  if (!Array.isArray(quasis) || quasis.length !== 1) return undefined
  const cooked: unknown = quasis[0]?.value?.cooked
  return typeof cooked === 'string' ? cooked : undefined
}

function literalArgument(node: CodeNode): string | undefined {
  const first = Array.isArray(node.arguments) ? node.arguments[0] : undefined
  return isCodeNode(first) && typeof first.value === 'string' ? first.value : undefined
}
