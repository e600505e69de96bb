import type { Root } from 'hast'
import { lineOf, report, type SourceContext } from '@/lib/mdx/context'
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

const advice =
  'Write an address that starts with "https://", or put the file into the folder "static" and write its path, such as "/files/demo.html".'

async function resolveFrame(frame: AnyElement, context: SourceContext): Promise<void> {
  const address = readAttribute(frame, 'src', context.names)
  if (address === undefined || /^about:blank$/i.test(address)) return
  const location = locationOfAttribute(frame, 'src')
  if (!/^(?:https?:|pathname:|\/|@site\/static\/)/i.test(address)) {
    report(context, location, { found: `A frame cannot show "${address}".`, fix: advice })
    return
  }
  const resolution = await context.source.resolver.link(address)
  if ('problem' in resolution) {
    report(context, location, resolution.problem)
    return
  }
  const { href, kind } = resolution.ok
  if (kind === 'internal') {
    const found = `The folder "static" has no file "${address}", and a frame cannot show a page of this site.`
    report(context, location, { found, fix: advice })
    return
  }
  setAttribute(frame, 'src', href)
  const isFile = kind === 'file'
  context.page.links.push({ href, isFile, line: lineOf(context, location), file: context.source.file })
}
