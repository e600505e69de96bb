import type { Root } from 'hast'
import { lineOf, report, reportDiagnostic, type SourceContext } from '@/lib/mdx/context'
import {
  type AnyElement,
  locationOfAttribute,
  readAttribute,
  setAttribute,
  tagOf,
  walkElements,
} from '@/lib/mdx/element'

/** Resolves the addresses of frames: pages of other sites, and files in the folder `static`. */
export function rehypeFrames(context: SourceContext) {
  return async (tree: Root): Promise<void> => {
    const frames: AnyElement[] = []
    walkElements(tree, (node) => {
      if (tagOf(node) === 'iframe') frames.push(node)
    })
    for (const frame of frames) await resolveFrame(frame, context)
  }
}

async function resolveFrame(frame: AnyElement, context: SourceContext): Promise<void> {
  const address = readAttribute(frame, 'src', context.names)
  if (address === undefined || /^about:blank$/i.test(address)) return
  const location = locationOfAttribute(frame, 'src')
  if (!/^(?:https?:|pathname:|\/|@site\/static\/)/i.test(address)) {
    report(context, location, 'frame-address', { address })
    return
  }
  const resolution = await context.source.resolver.link(address)
  if ('problem' in resolution) {
    reportDiagnostic(context, location, resolution.problem)
    return
  }
  const { href, kind } = resolution.ok
  if (kind === 'internal') {
    report(context, location, 'page-in-frame', { address })
    return
  }
  setAttribute(frame, 'src', href)
  const isFile = kind === 'file'
  context.page.links.push({ href, isFile, line: lineOf(context, location), file: context.source.file })
}
