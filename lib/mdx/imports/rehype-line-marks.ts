import type { Declaration, Expression, Function as FunctionNode, Program } from 'estree-jsx'
import type { Root } from 'hast'
import type { SourceContext } from '@/lib/mdx/context'
import { buildLiteral, collectCode, pointOfCode } from './estree'

/** Makes code note its line when it runs, so that a failure can be reported with that line. */
export function rehypeLineMarks({ page }: SourceContext) {
  return (tree: Root): void => {
    for (const { program } of collectCode(tree)) if (markProgram(program)) page.runsCode = true
  }
}

/** Whether there was anything that can fail. */
function markProgram({ body }: Program): boolean {
  const marked = body.map((statement) => {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared && 'id' in declared) return markDeclaration(declared)
    if (declared?.type === 'VariableDeclaration') return markDeclaration(declared)
    if (statement.type !== 'ExpressionStatement') return false
    const [spread] = statement.expression.type === 'ObjectExpression' ? statement.expression.properties : []
    if (spread?.type === 'SpreadElement')
      return mark(spread.argument, (code) => Object.assign(spread, { argument: code }))
    return mark(statement.expression, (code) => Object.assign(statement, { expression: code }))
  })
  return marked.includes(true)
}

function markDeclaration(declared: Declaration): boolean {
  if (declared.type === 'FunctionDeclaration') return markFunction(declared)
  if (declared.type !== 'VariableDeclaration') return false
  const marked = declared.declarations.map(
    (constant) => constant.init && mark(constant.init, (code) => Object.assign(constant, { init: code })),
  )
  return marked.includes(true)
}

function mark(code: Expression, replace: (code: Expression) => void): boolean {
  if (code.type === 'FunctionExpression' || code.type === 'ArrowFunctionExpression') return markFunction(code)
  const call = buildMark(code)
  if (code.type === 'Literal' || !call) return false
  replace({ type: 'SequenceExpression', expressions: [call, code] })
  return true
}

function markFunction(code: FunctionNode): boolean {
  const call = buildMark(code)
  if (!call) return false
  if (code.body.type === 'BlockStatement') code.body.body.unshift({ type: 'ExpressionStatement', expression: call })
  else code.body = { type: 'SequenceExpression', expressions: [call, code.body] }
  return true
}

/** Undefined for code that the compiler has added. */
function buildMark(code: Parameters<typeof pointOfCode>[0]): Expression | undefined {
  const line = pointOfCode(code)?.line
  if (line === undefined) return undefined
  const callee: Expression = { type: 'Identifier', name: '_at' }
  return { type: 'CallExpression', callee, arguments: [buildLiteral(line)], optional: false }
}
