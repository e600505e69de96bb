import { type Located, report, type SourceContext } from '@/lib/mdx/context'
import { didYouMean } from '@/lib/site/nearest-name'

const regionStart = /^\s*(?:\/\/|\/\*|#|--|%|<!--)\s*#?region:?\s+([\w-]+)/
const regionEnd = /^\s*(?:\/\/|\/\*|#|--|%|<!--)\s*#?endregion\b/

/**
 * The code of a block that names a file: all of it, `#L3-L8`, or the region `#name` between lines such as `// #region name` and
 * `// #endregion`, which are not shown. Undefined, with a problem, when it cannot be had.
 */
export async function readCodeFile(
  typed: string,
  located: Located,
  context: SourceContext,
): Promise<string | undefined> {
  const [specifier = '', part] = typed.split('#')
  const resolution = await context.source.resolver.text(/^(?:\.|@site)/.test(specifier) ? specifier : `./${specifier}`)
  if ('problem' in resolution) {
    report(context, located, resolution.problem)
    return undefined
  }
  const lines = resolution.ok.replace(/\n$/, '').split('\n')
  const [, from, to = from] = /^L?(\d+)(?:-L?(\d+))?$/.exec(part ?? '') ?? []
  if (from) return cutLines(lines, { from: Number(from), to: Number(to), specifier }, { located, context })
  if (part) return cutRegion(lines, { name: part, specifier }, { located, context })
  return dedent(lines.filter((line) => !isMark(line)))
}

interface Asking {
  located: Located
  context: SourceContext
}

function cutLines(
  lines: string[],
  { from, to, specifier }: { from: number; to: number; specifier: string },
  { located, context }: Asking,
): string | undefined {
  if (from >= 1 && from <= to && to <= lines.length) return dedent(lines.slice(from - 1, to))
  const found = `"${specifier}" has ${lines.length} lines, and the block asks for those from ${from} to ${to}.`
  report(context, located, { found, fix: `Write numbers from 1 to ${lines.length}.` })
  return undefined
}

function cutRegion(
  lines: string[],
  { name, specifier }: { name: string; specifier: string },
  { located, context }: Asking,
): string | undefined {
  const names = lines.flatMap((line) => regionStart.exec(line)?.[1] ?? [])
  const start = lines.findIndex((line) => regionStart.exec(line)?.[1] === name)
  if (start < 0) {
    const fix = `${didYouMean(name, names)}Write "// #region ${name}" and "// #endregion" around its lines.`
    report(context, located, { found: `"${specifier}" has no region "${name}".`, fix })
    return undefined
  }
  let depth = 1
  const length = lines.slice(start + 1).findIndex((line) => {
    depth += regionStart.test(line) ? 1 : regionEnd.test(line) ? -1 : 0
    return depth === 0
  })
  const inside = lines.slice(start + 1, length < 0 ? undefined : start + 1 + length)
  return dedent(inside.filter((line) => !isMark(line)))
}

function isMark(line: string): boolean {
  return regionStart.test(line) || regionEnd.test(line)
}

/** Lines without the indentation that all of them have. */
function dedent(lines: string[]): string {
  const indents = lines.filter((line) => line.trim() !== '').map((line) => /^\s*/.exec(line)?.[0].length ?? 0)
  const least = Math.min(...indents)
  return lines.map((line) => line.slice(least)).join('\n')
}
