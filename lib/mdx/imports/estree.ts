import type { Program } from 'estree'
import type { Nodes } from 'hast'
import type { Nodes as MdastNodes } from 'mdast'
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx'
import type { Place } from '@/lib/mdx/context'

/** Any node of JavaScript code, JSX included; fields beyond the type are read with care. */
export interface CodeNode {
  type: string
  loc?: { start: { line: number; column: number } } | null | undefined
  [field: string]: unknown
}

/** A piece of JavaScript in a Markdown tree. */
export interface CodePiece {
  program: Program
  /** Where the code stands: lines of import and export, braces in text, braces in a tag. */
  role: 'module' | 'child' | 'attribute'
  /** The node that holds the code. */
  owner: { position?: { start: Place } | undefined }
}

const unwalked = new Set(['loc', 'range', 'comments', 'position', 'data', 'parent'])

/** Visits a node and all below it, parents first; `key` is the field of the parent that holds the node. */
export function walkCode(
  node: CodeNode,
  visitor: (node: CodeNode, parent?: CodeNode, key?: string) => void,
  parent?: CodeNode,
  key?: string,
): void {
  visitor(node, parent, key)
  for (const [field, value] of Object.entries(node)) {
    if (unwalked.has(field)) continue
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isCodeNode(child)) walkCode(child, visitor, node, field)
    }
  }
}

/** Whether a value is a node of JavaScript code. */
export function isCodeNode(value: unknown): value is CodeNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** A program as a node that `walkCode` takes. */
export function asCode(program: Program): CodeNode {
  return program as unknown as CodeNode
}

/** Where a piece of code stands in the file. */
export function placeOfCode({ loc }: CodeNode): Place | undefined {
  return loc ? { line: loc.start.line, column: loc.start.column + 1 } : undefined
}

/** The name of an identifier; undefined for all else. */
export function identifierName(node: unknown): string | undefined {
  return isCodeNode(node) && node.type === 'Identifier' && typeof node.name === 'string' ? node.name : undefined
}

/** Every piece of JavaScript in a tree, in the order of the text. */
export function collectCode(tree: Nodes | MdastNodes): CodePiece[] {
  const pieces = codeOf(tree)
  if (!('children' in tree) || (tree.data && 'isFinished' in tree.data)) return pieces
  for (const child of tree.children) pieces.push(...collectCode(child))
  return pieces
}

function codeOf(node: Nodes | MdastNodes): CodePiece[] {
  switch (node.type) {
    case 'mdxjsEsm':
      return node.data?.estree ? [{ program: node.data.estree, role: 'module', owner: node }] : []
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return node.data?.estree ? [{ program: node.data.estree, role: 'child', owner: node }] : []
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return node.attributes.flatMap((attribute): CodePiece[] => {
        const program = programOf(attribute)
        return program ? [{ program, role: 'attribute', owner: attribute }] : []
      })
    default:
      return []
  }
}

/** The code in an attribute's braces. */
export function programOf(attribute: MdxJsxAttribute | MdxJsxExpressionAttribute): Program | undefined {
  if (attribute.type === 'mdxJsxExpressionAttribute') return attribute.data?.estree ?? undefined
  return typeof attribute.value === 'object' ? (attribute.value?.data?.estree ?? undefined) : undefined
}

/** The expression that a piece of code in braces consists of. */
export function expressionOf(program: Program | null | undefined): CodeNode | undefined {
  const statement = program?.body[0]
  return statement?.type === 'ExpressionStatement' ? (statement.expression as unknown as CodeNode) : undefined
}

/** A program of `const name = value` lines, to be put before all other code of a page. */
export function buildConstants(values: Map<string, CodeNode>): Program {
  const body = [...values].map(([name, init]) => ({
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [{ type: 'VariableDeclarator', id: { type: 'Identifier', name }, init }],
  }))
  return { type: 'Program', sourceType: 'module', body } as unknown as Program
}

/** The code of a literal value. */
export function buildLiteral(value: string): CodeNode {
  return { type: 'Literal', value }
}

/** The code that reads one of a context's imports. */
export function buildImportRead(key: string): CodeNode {
  return {
    type: 'MemberExpression',
    object: { type: 'Identifier', name: '_imports' },
    property: { type: 'Literal', value: key },
    computed: true,
    optional: false,
  }
}
