import type { Expression, Program } from 'estree-jsx'
import type { Root } from 'hast'
import type { SourceContext } from '@/lib/mdx/context'
import { buildLiteral, collectCode, pointOfCode } from './estree'

/** What runs by itself when a page is shown, unlike functions, and can fail, unlike a value that stands there. */
type Mark = (code: Expression) => Expression

/** Lets code that is run tell the line that it has come to, so that a failure can be told with it. */
export function rehypeLineMarks({ page }: SourceContext) {
  return (tree: Root): void => {
    const mark: Mark = (code) => {
      const line = pointOfCode(code)?.line
      if (line === undefined || /^(Literal|FunctionExpression|ArrowFunctionExpression)$/.test(code.type)) return code
      page.runsCode = true
      const call: Expression = {
        ...{ type: 'CallExpression', callee: { type: 'Identifier', name: '_at' }, optional: false },
        arguments: [buildLiteral(line)],
      }
      return { type: 'SequenceExpression', expressions: [call, code] }
    }
    for (const { program } of collectCode(tree)) markProgram(program, mark)
  }
}

function markProgram({ body }: Program, mark: Mark): void {
  for (const statement of body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
    if (declared?.type === 'VariableDeclaration') {
      for (const constant of declared.declarations) if (constant.init) constant.init = mark(constant.init)
    }
    if (statement.type !== 'ExpressionStatement') continue
    const [spread] = statement.expression.type === 'ObjectExpression' ? statement.expression.properties : []
    if (spread?.type === 'SpreadElement') spread.argument = mark(spread.argument)
    else statement.expression = mark(statement.expression)
  }
}
