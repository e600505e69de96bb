import type { Program } from 'estree-jsx'
import type { Root } from 'mdast'
import { visit } from 'unist-util-visit'
import { componentNames, elementNames } from '@/lib/mdx/components'
import { type Located, report, type SourceContext } from '@/lib/mdx/context'
import { nearestName } from '@/lib/site/nearest-name'
import { collectCode } from './estree'

/** Refuses tags of unknown components, and braces that show nothing. The dry run finds unknown names in code. */
export function remarkKnownNames(context: SourceContext) {
  return (tree: Root): void => {
    visit(tree, (node) => {
      const isTag = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
      if (isTag && node.name !== null) checkTag(node.name, node, context)
    })
    for (const { program, role, owner } of collectCode(tree)) if (role === 'child') checkBraces(program, owner, context)
  }
}

function checkTag(tag: string, located: Located, context: SourceContext): void {
  if (/^[a-z][^.]*$/.test(tag)) {
    const meant = componentNames.find((name) => name.toLowerCase() === tag && !elementNames.has(tag))
    if (meant) report(context, located, 'component-as-element', { tag, meant })
    return
  }
  const [root = tag, ...members] = tag.split('.')
  const meaning = context.names.get(root)
  if (meaning && (members.length === 0 || meaning.kind === 'local')) return
  report(context, located, 'unknown-component', { tag, near: nearestName(tag, context.names.keys()) })
}

function checkBraces(program: Program, located: Located, context: SourceContext): void {
  if (program.body.length === 0 && !program.comments?.length) report(context, located, 'empty-braces')
}
