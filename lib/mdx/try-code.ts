import { createContext, runInContext } from 'node:vm'
import { Fragment } from 'react'
import { ContentError, type Problem } from '@/lib/content/source/problems'
import type { ComponentKinds } from './component-names'
import { render } from './render'
import type { Code } from './source'

/** Enough for what a page computes, on a machine that is busy with much else. */
const limitMs = 2000

/** Runs the code of a page as if it were shown, for a limited time; tells what fails or does not end. */
export function tryCode(code: Code, kinds: ComponentKinds, limit = limitMs): Problem[] {
  const components = Object.fromEntries([...kinds.keys()].map((name) => [name, Fragment])) as never
  const place = { file: code.file, line: 1 }
  const run = () => void render({ code, problems: [] }, { blocks: components, inline: components }, { place })
  try {
    runInContext('run()', createContext({ run }), { timeout: limit })
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.problems
    const found = `The code of the page was not finished after ${limit / 1000} seconds.`
    return [{ severity: 'error', ...place, found, fix: 'Let its loops come to an end.' }]
  }
}
