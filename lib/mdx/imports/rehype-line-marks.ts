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
      return mark(node.expression, (code) => Object.assign(node, { expression: code }))
    default:
      return false
  }
}

function mark(code: Expression, replace: (code: Expression) => void): boolean {
  const call = /^(?:Literal|FunctionExpression|ArrowFunctionExpression)$/.test(code.type) ? undefined : buildCall(code)
  if (call) replace({ type: 'SequenceExpression', expressions: [call, code] })
  return call !== undefined
}

/** Undefined for code that the compiler has added. */
function buildCall(code: Node): Expression | undefined {
  const line = pointOfCode(code)?.line
  if (line === undefined) return undefined
  const callee: Expression = { type: 'Identifier', name: '_at' }
  return { type: 'CallExpression', callee, arguments: [buildLiteral(line)], optional: false }
}
