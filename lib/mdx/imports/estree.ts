import type { Expression, Literal, Node, Program, VariableDeclaration } from 'estree-jsx'
import type { Nodes } from 'hast'
import type { Nodes as MdastNodes } from 'mdast'
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx'
import type { Point } from '@/lib/mdx/context'

/** A piece of JavaScript in a Markdown tree. */
export interface CodePiece {
  program: Program
  /** Where the code stands: lines of import and export, braces in text, braces in a tag. */
  role: 'module' | 'child' | 'attribute'
  /** The node that holds the code. */
  owner: { position?: { start: Point } | undefined }
}

/** Where a piece of code stands in the file. */
export function pointOfCode({ loc }: Pick<Node, 'loc'>): Point | undefined {
  return loc ? { line: loc.start.line, column: loc.start.column + 1 } : undefined
}

/** The name of an identifier; undefined for all else. */
export function identifierName(node: Node | undefined): string | undefined {
  return node?.type === 'Identifier' ? node.name : undefined
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
export function expressionOf(program: Program | null | undefined): Expression | undefined {
  const statement = program?.body[0]
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined
}

/** A program of `const name = value` lines, to be put before all other code of a page. */
export function buildConstants(values: Map<string, Expression>): Program {
  const body = [...values].map(
    ([name, init]): VariableDeclaration => ({
      type: 'VariableDeclaration',
      kind: 'const',
      declarations: [{ type: 'VariableDeclarator', id: { type: 'Identifier', name }, init }],
    }),
  )
  return { type: 'Program', sourceType: 'module', body }
}

/** The code of a text. */
export function buildLiteral(value: string | number): Literal {
  return { type: 'Literal', value }
}

/** The code that reads one of a context's imports. */
export function buildImportRead(key: string): Expression {
  const object: Expression = { type: 'Identifier', name: '_imports' }
  return { type: 'MemberExpression', object, property: buildLiteral(key), computed: true, optional: false }
}
