import { type Point, report, type SourceContext } from '@/lib/mdx/context'

/** A tree of Markdown or HTML. */
interface Tree {
  position?: { start: Point } | undefined
  children?: Tree[]
}

/** What is wrong where tags, lists or quotes are inside each other more often than anybody would write. */
export const tooDeepFinding = {
  found: 'Tags, lists or quotes are inside each other more than a hundred times.',
  fix: 'Write fewer of them inside each other.',
}

/** The levels that a tree may have, of which a list takes two: what works on it calls itself at each. */
const mostLevels = 250

/** Refuses a text that is too deep to be worked on, as Markdown and, once its raw HTML is read, as HTML. */
export function limitDepth(context: SourceContext): (root: Tree) => void {
  return (root) => {
    let level: Tree[] = [root]
    for (let depth = 0; level.length > 0; depth += 1) {
      if (depth > mostLevels) {
        report(context, level[0], tooDeepFinding)
        throw new Error(tooDeepFinding.found)
      }
      level = level.flatMap((node) => node.children ?? [])
    }
  }
}

/** Whether something failed because it called itself too often, as the parser of raw HTML does. */
export function isTooDeep(error: unknown): boolean {
  return error instanceof Error && error.message.includes('Maximum call stack size exceeded')
}
