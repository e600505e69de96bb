import type { Node } from 'estree-jsx'
import type { Root } from 'hast'
import { report, type SourceContext } from '@/lib/mdx/context'
import { buildLiteral, collectCode, pointOfCode, visitCode } from './estree'
import { calleeName, isBaseUrlCall, readAddress, readRequire } from './static-value'

/** Puts the final address in place of `require('…')` and `useBaseUrl('…')` wherever code still holds them. */
export function rehypeAddressCalls(context: SourceContext) {
  return async (tree: Root): Promise<void> => {
    const calls: Node[] = []
    for (const { program } of collectCode(tree)) {
      visitCode(program, (node) => {
        const isCall = isAddressCall(node, context)
        if (isCall) calls.push(node)
        return !isCall
      })
    }
    for (const call of calls) await replaceCall(call, context)
  }
}

function isAddressCall(node: Node, { names }: SourceContext): boolean {
  return readRequire(node) !== undefined || calleeName(node) === 'require' || isBaseUrlCall(node, names)
}

async function replaceCall(node: Node, context: SourceContext): Promise<void> {
  const address = readAddress(node, context.names)
  if (address === undefined) {
    report(context, pointOfCode(node), {
      found: `"${calleeName(node)}(…)" is given something else than a text in quotes.`,
      fix: `Write the path itself: ${calleeName(node)}('/img/picture.png').`,
    })
    return
  }
  const value = await resolveAddress(node, address, context)
  if (value !== undefined) Object.assign(node, buildLiteral(value), { raw: undefined })
}

/** What has no file extension is a page. */
async function resolveAddress(node: Node, address: string, context: SourceContext): Promise<string | undefined> {
  const { resolver } = context.source
  const isFile = readRequire(node) !== undefined || /\.\w+$/.test(address)
  const resolution = isFile ? await resolver.asset(address) : await resolver.link(address)
  if ('problem' in resolution) {
    report(context, pointOfCode(node), resolution.problem)
    return undefined
  }
  return 'src' in resolution.ok ? resolution.ok.src : resolution.ok.href
}
