import { Session } from 'node:inspector/promises'
import { compileMarkdown } from './render-markdown'

/** How often blocks of code were run: in our programs, and in all. */
export interface Work {
  own: number
  all: number
}

/** A text to compile: a piece, repeated. */
export interface Repeated {
  piece: string
  times: number
  format: 'md' | 'mdx'
}

/**
 * Counts the blocks of code that compiling texts enters, a limit that is the same on every machine, unlike seconds. Steps inside
 * native functions and regular expressions do not count. Only a new process counts everything: V8 skips functions that it has
 * optimized before.
 */
async function countWork(texts: Repeated[]): Promise<Work[]> {
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  const compile = ({ piece, times, format }: Repeated) =>
    compileMarkdown(piece.repeat(times), { format, file: `page.${format}` })
  // What is loaded and computed once.
  for (const text of texts) await compile({ ...text, times: 3 })
  await compile({ piece: '```js\n1\n```\n\n$$\na\n$$\n\n', times: 1, format: 'mdx' })
  const counted: Work[] = []
  for (const text of texts) {
    await session.post('Profiler.takePreciseCoverage')
    await compile(text)
    const { result } = await session.post('Profiler.takePreciseCoverage')
    const sum = (scripts: typeof result) =>
      scripts
        .flatMap(({ functions }) => functions.flatMap(({ ranges }) => ranges))
        .reduce((all, { count }) => all + count, 0)
    counted.push({ own: sum(result.filter(({ url }) => !/\/node_modules\/|^node:/.test(url))), all: sum(result) })
  }
  session.disconnect()
  return counted
}

process.stdin.setEncoding('utf8')
let typed = ''
for await (const chunk of process.stdin) typed += chunk
console.log(JSON.stringify(await countWork(JSON.parse(typed))))
