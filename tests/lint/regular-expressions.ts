import { readFileSync } from 'node:fs'
import { parseAst } from 'rolldown/parseAst'
import { listTree } from '@/lib/content/source/read'

/** A regular expression in the source text. */
export interface Expression {
  /** `file:line`. */
  place: string
  source: string
  flags: string
}

interface AstNode {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

/** All regular expressions of the programs in some folders, except those of tests. */
export async function findExpressions(folders: string[]): Promise<Expression[]> {
  const trees = await Promise.all(
    folders.map(async (folder) => (await listTree(folder)).map((name) => `${folder}/${name}`)),
  )
  const files = trees.flat().filter((file) => /\.(?:ts|tsx|mjs)$/.test(file) && !file.includes('.test.'))
  return files.flatMap((file) => readExpressions(file, readFileSync(file, 'utf8')))
}

/** The regular expressions of a program; parts that are known only at run time count as one letter. */
export function readExpressions(file: string, program: string): Expression[] {
  const nodes = listNodes(parseAst(program, { lang: file.endsWith('x') ? 'tsx' : 'ts' }))
  const constants = new Map<string, AstNode>()
  for (const node of nodes) {
    const name = node.type === 'VariableDeclarator' && isNode(node.id) ? node.id.name : undefined
    if (typeof name === 'string' && isNode(node.init)) constants.set(name, node.init)
  }
  return nodes.flatMap((node) => {
    const place = `${file}:${program.slice(0, node.start).split('\n').length}`
    if (node.type === 'Literal' && isNode(node.regex)) {
      const { pattern, flags } = node.regex as unknown as { pattern: string; flags: string }
      return [{ place, source: pattern, flags }]
    }
    const isMade = /^(?:New|Call)Expression$/.test(node.type) && isNode(node.callee) && node.callee.name === 'RegExp'
    if (!isMade) return []
    const [source, flags] = (node.arguments as AstNode[]).map((argument) => evaluate(argument, constants))
    return [{ place, source: source ?? '', flags: flags ?? '' }]
  })
}

function isNode(value: unknown): value is AstNode {
  return typeof value === 'object' && value !== null
}

function listNodes(value: unknown): AstNode[] {
  if (Array.isArray(value)) return value.flatMap(listNodes)
  if (!isNode(value)) return []
  const inner = Object.values(value).flatMap(listNodes)
  return typeof value.type === 'string' ? [value, ...inner] : inner
}

/** The text of an expression: strings, templates, `String.raw`, joined lists, and constants of the same file. */
function evaluate(node: AstNode, constants: Map<string, AstNode>): string {
  const inner = (value: unknown) => (isNode(value) ? evaluate(value, constants) : '')
  if (node.type === 'Literal') return isNode(node.regex) ? String(node.regex.pattern) : String(node.value)
  if (node.type === 'Identifier')
    return constants.has(String(node.name)) ? inner(constants.get(String(node.name))) : 'a'
  if (node.type === 'TaggedTemplateExpression') return evaluateTemplate(node.quasi as AstNode, 'raw', inner)
  if (node.type === 'TemplateLiteral') return evaluateTemplate(node, 'cooked', inner)
  const { object, property } = (node.callee ?? {}) as { object?: AstNode; property?: AstNode }
  if (node.type !== 'CallExpression' || property?.name !== 'join' || object?.type !== 'ArrayExpression') return 'a'
  return (object.elements as AstNode[]).map(inner).join(inner((node.arguments as AstNode[])[0]))
}

function evaluateTemplate(
  { quasis, expressions }: AstNode,
  kind: 'raw' | 'cooked',
  inner: (value: unknown) => string,
): string {
  const texts = (quasis as Array<{ value: Record<'raw' | 'cooked', string> }>).map(({ value }) => value[kind])
  return texts.map((text, index) => text + inner((expressions as unknown[])[index])).join('')
}
