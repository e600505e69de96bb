import type { Declaration, Expression, Literal, Node, Pattern, Program } from 'estree-jsx'
import type { Nodes } from 'hast'
import type { Nodes as MdastNodes } from 'mdast'
import type {} from 'mdast-util-mdx'
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx'
import type { Point } from '@/lib/mdx/context'

/** A piece of JavaScript in a Markdown tree. */
interface CodePiece {
  program: Program
  /** Where the code stands: lines of import and export, braces in text, braces in a tag. */
  role: 'module' | 'child' | 'attribute'
  /** The node that holds the code. */
  owner: { position?: { start: Point } }
}

/** The point of a piece of code in the file. */
export function pointOfCode({ loc }: Pick<Node, 'loc'>): Point | undefined {
  return loc ? { line: loc.start.line, column: loc.start.column + 1 } : undefined
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
    case 'mdxFlowExpression':
    case 'mdxTextExpression': {
      const program = node.data?.estree
      return program ? [{ program, role: node.type === 'mdxjsEsm' ? 'module' : 'child', owner: node }] : []
    }
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

/** Visits the nodes of a program, parents first; `false` skips the children of a node. */
export function visitCode(node: Node, visitor: (node: Node) => unknown): void {
  if (visitor(node) === false) return
  for (const child of Object.values(node).flat()) if (isCode(child)) visitCode(child, visitor)
}

function isCode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** Every name in the code of a tree, whether declared or used. */
export function namesInCode(tree: Nodes | MdastNodes): Set<string> {
  const names = new Set<string>()
  for (const { program } of collectCode(tree)) {
    visitCode(program, (node) => {
      if (node.type === 'Identifier' || node.type === 'JSXIdentifier') names.add(node.name)
    })
  }
  return names
}

type Declared = Program['body'][number] | Declaration | null | undefined

function declarationsIn({ body }: Program): Declared[] {
  return body.map((statement) => (statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement))
}

/** The texts and numbers that a program declares as constants, by name. */
export function declaredConstants(program: Program): Map<string, string> {
  const constants = new Map<string, string>()
  for (const declared of declarationsIn(program)) {
    if (declared?.type !== 'VariableDeclaration' || declared.kind !== 'const') continue
    for (const { id, init } of declared.declarations)
      if (id.type === 'Identifier' && init?.type === 'Literal' && /^(?:string|number)$/.test(typeof init.value))
        constants.set(id.name, String(init.value))
  }
  return constants
}

/** The names that a program declares for the whole page. */
export function declaredNames(program: Program): string[] {
  return declarationsIn(program).flatMap((declared) => {
    if (declared?.type === 'VariableDeclaration') return declared.declarations.flatMap(({ id }) => namesIn(id))
    const isNamed = declared?.type === 'FunctionDeclaration' || declared?.type === 'ClassDeclaration'
    return isNamed && declared.id ? [declared.id.name] : []
  })
}

function namesIn(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name]
    case 'ObjectPattern':
      return pattern.properties.flatMap((each) => namesIn(each.type === 'Property' ? each.value : each.argument))
    case 'ArrayPattern':
      return pattern.elements.flatMap((each) => (each ? namesIn(each) : []))
    case 'AssignmentPattern':
      return namesIn(pattern.left)
    case 'RestElement':
      return namesIn(pattern.argument)
    default:
      return []
  }
}

/** The code in an attribute's braces. */
export function programOf(attribute: MdxJsxAttribute | MdxJsxExpressionAttribute): Program | null | undefined {
  if (attribute.type === 'mdxJsxExpressionAttribute') return attribute.data?.estree
  return typeof attribute.value === 'object' ? attribute.value?.data?.estree : undefined
}

/** The expression that a piece of code in braces consists of. */
export function expressionOf(program: Program | null | undefined): Expression | undefined {
  const statement = program?.body[0]
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined
}

/** The code of a text or number. */
export function buildLiteral(value: string | number): Literal {
  return { type: 'Literal', value }
}
