import type { Root } from 'hast'
import { report, type SourceContext } from '@/lib/mdx/context'
import { type AnyElement, hasAttribute, locationOfAttribute, readAttribute, tagOf } from '@/lib/mdx/element'
import { walkElements } from '@/lib/mdx/walk'

/** Refuses scripts, and frames that show something else than a web page: no resolver sees either. */
export function rehypeFramesAndScripts(context: SourceContext) {
  return (tree: Root): void => {
    walkElements(tree, (node) => {
      if (tagOf(node) === 'iframe') checkFrame(node, context)
      if (tagOf(node) === 'script') checkScript(node, context)
    })
  }
}

function checkFrame(frame: AnyElement, context: SourceContext): void {
  if (hasAttribute(frame, 'srcDoc') || hasAttribute(frame, 'srcdoc')) {
    const found = 'A frame cannot hold a page of its own, which could run scripts.'
    report(context, frame, { found, fix: 'Write the address of a page as its "src".' })
  }
  const address = readAttribute(frame, 'src', context.names)
  if (address === undefined || /^(?:https?:|\/(?!\/))/i.test(address)) return
  report(context, locationOfAttribute(frame, 'src'), {
    found: `A frame cannot show "${address}".`,
    fix: 'Write an address that starts with "https://", or a path of this site that starts with "/".',
  })
}

/** Data for search engines is a script that runs nothing. */
function checkScript(script: AnyElement, context: SourceContext): void {
  if (readAttribute(script, 'type', context.names)?.endsWith('json')) return
  report(context, script, {
    found: 'A script in a page runs only for readers who open that page first.',
    fix: 'Write a client component in components/mdx, and add it to components/mdx/index.ts.',
  })
}
