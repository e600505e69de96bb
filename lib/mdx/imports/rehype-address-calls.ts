import type { Node } from 'estree-jsx'
import type { Root } from 'hast'
import { report, type SourceContext } from '@/lib/mdx/context'
import { buildLiteral, collectCode, pointOfCode, visitCode } from './estree'
import { calleeName, isBaseUrlCall, readAddress, readRequire } from './static-value'

/** Replaces the remaining `require('…')` and `useBaseUrl('…')` in code with the final addresses. */
export function rehypeAddressCalls(context: SourceContext) {
  return async (tree: Root): Promise<void> => {
    const calls: Node[] = []
    for (const { program } of collectCode(tree)) {
      visitCode(program, (node) => {
        const isRequire = readRequire(node) !== undefined || calleeName(node) === 'require'
        if (!isRequire && !isBaseUrlCall(node, context.names)) return true
        calls.push(node)
        return false
      })
    }
    for (const call of calls) await replaceCall(call, context)
  }
}

async function replaceCall(node: Node, context: SourceContext): Promise<void> {
  const { names, source } = context
  const address = readAddress(node, names)
  if (address === undefined) {
    report(context, pointOfCode(node), {
      found: `"${calleeName(node)}(…)" needs a text in quotes.`,
      fix: `Write the path itself: ${calleeName(node)}('/img/picture.png').`,
    })
    return
  }
  // An address without a file extension is a page.
  const isFile = readRequire(node) !== undefined || /\.\w+$/.test(address)
  const resolution = isFile ? await source.resolver.asset(address) : await source.resolver.link(address)
  if ('problem' in resolution) {
    report(context, pointOfCode(node), resolution.problem)
    return
  }
  const value = 'src' in resolution.ok ? resolution.ok.src : resolution.ok.href
  Object.assign(node, buildLiteral(value), { raw: undefined })
}
