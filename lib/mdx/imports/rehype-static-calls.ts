import type { Root } from 'hast'
import { report, type SourceContext } from '@/lib/mdx/context'
import { asCode, type CodeNode, collectCode, placeOfCode, walkCode } from './estree'
import { calleeName, isBaseUrl, readAddress, readRequire } from './static-value'

/** Puts the final address in place of `require('…')` and `useBaseUrl('…')` wherever code still holds them. */
export function rehypeStaticCalls(context: SourceContext) {
  return async (tree: Root): Promise<void> => {
    const calls: CodeNode[] = []
    for (const { program } of collectCode(tree)) {
      walkCode(asCode(program), (node, parent) => {
        if (isStaticCall(node, context) && !(parent && calls.includes(parent))) calls.push(node)
      })
    }
    for (const call of calls) await replaceCall(call, context)
  }
}

function isStaticCall(node: CodeNode, { names }: SourceContext): boolean {
  if (readRequire(node) !== undefined) return true
  const name = calleeName(node)
  return name === 'require' || (name !== undefined && isBaseUrl(name, names))
}

async function replaceCall(node: CodeNode, context: SourceContext): Promise<void> {
  const address = readAddress(node, context.names)
  if (address === undefined) {
    report(context, placeOfCode(node), {
      found: `"${calleeName(node)}(…)" is given something else than a text in quotes.`,
      fix: `Write the path itself: ${calleeName(node)}('/img/picture.png').`,
    })
    return
  }
  const value = await resolveAddress(node, address, context)
  if (value !== undefined) Object.assign(node, { type: 'Literal', value, raw: undefined })
}

/** What has no file extension is a page. */
async function resolveAddress(node: CodeNode, address: string, context: SourceContext): Promise<string | undefined> {
  const { resolver } = context.source
  const isFile = readRequire(node) !== undefined || /\.\w+$/.test(address)
  const resolution = isFile ? await resolver.asset(address) : await resolver.link(address)
  if ('problem' in resolution) {
    report(context, placeOfCode(node), resolution.problem)
    return undefined
  }
  return 'src' in resolution.ok ? resolution.ok.src : resolution.ok.href
}
