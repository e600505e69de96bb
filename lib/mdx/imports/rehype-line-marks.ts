import type { Expression, Node } from 'estree-jsx'
import type { Root } from 'hast'
import type { SourceContext } from '@/lib/mdx/context'
import { buildLiteral, collectCode, pointOfCode, visitCode } from './estree'

/** Makes code note its line when it runs, so that a failure can be reported with that line. */
export function rehypeLineMarks({ page }: SourceContext) {
  return (tree: Root): void => {
    for (const { program } of collectCode(tree)) {
      visitCode(program, (node) => {
        if (markNode(node)) page.runsCode = true
      })
    }
  }
}

/** Marks functions, initial values, and statements; returns whether there was anything that can fail. */
function markNode(node: Node): boolean {
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression': {
      const call = buildCall(node)
      if (!call) return false
      if (node.body.type !== 'BlockStatement')
        node.body = { type: 'SequenceExpression', expressions: [call, node.body] }
      else node.body.body.unshift({ type: 'ExpressionStatement', expression: call })
      return true
    }
    case 'VariableDeclarator':
      return node.init ? mark(node.init, (code) => Object.assign(node, { init: code })) : false
    case 'SpreadElement':
      return mark(node.argument, (code) => Object.assign(node, { argument: code }))
    case 'ExpressionStatement':
      // `<Tag {...object}>`: the compiler expects no other form.
      if (node.expression.type === 'ObjectExpression' && node.expression.properties[0]?.type === 'SpreadElement')
        return false
      return mark(node.expression, (code) => Object.assign(node, { expression: code }), true)
    default:
      return false
  }
}

/** Marks code; with `isShown` also its value, which may be no text. */
function mark(code: Expression, replace: (code: Expression) => void, isShown = false): boolean {
  const isFunction = /^(?:FunctionExpression|ArrowFunctionExpression)$/.test(code.type)
  if (code.type === 'Literal' || (isFunction && !isShown)) return false
  const call = buildCall(code)
  const value = isShown ? buildCall(code, '_shown', code) : code
  if (call && value) replace({ type: 'SequenceExpression', expressions: [call, value] })
  return call !== undefined
}

/** Undefined for code that the compiler has added. */
function buildCall(code: Node, name = '_at', ...values: Expression[]): Expression | undefined {
  const line = pointOfCode(code)?.line
  if (line === undefined) return undefined
  const callee: Expression = { type: 'Identifier', name }
  return { type: 'CallExpression', callee, arguments: [buildLiteral(line), ...values], optional: false }
}
