import { createContext, runInContext } from 'node:vm'
import { Children, type ComponentType, Fragment, isValidElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { components } from '@/lib/mdx/components'
import { describeFailure } from '@/lib/mdx/context'
import { render } from '@/lib/mdx/render'
import type { Code } from '@/lib/mdx/source'
import { type Diagnostic, diagnose } from '@/lib/site/problems/diagnostic'
import { ContentError, type Problem } from '@/lib/site/problems/problems'
import { noteRunningCode } from './watchdog'

/** Generous for what a page computes, even on a busy machine. */
const limitMs = 2000

/** Renders a page with stand-ins for its components, for a limited time; reports what fails or does not end. */
export function tryCode(code: Code, limit = limitMs): Problem[] {
  const standIns = buildStandIns(code.file)
  const place = { file: code.file }
  const run = () => void renderToStaticMarkup(render({ code, problems: [] }, standIns, { place }))
  const { exit } = process
  noteRunningCode(code.file)
  // A page could end the build with success.
  process.exit = () => {
    throw new Error('process.exit() would end the build')
  }
  try {
    runInContext('run()', createContext({ run }), { timeout: limit })
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.problems
    // Its error is not an instance of this realm's `Error`.
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') return [describeFailure(place, error)]
    return [{ ...place, ...diagnose('endless-code', { seconds: limit / 1000 }) }]
  } finally {
    process.exit = exit
  }
}

interface StandInProps {
  children?: ReactNode
  [attribute: string]: unknown
}

type StandIn = ComponentType<StandInProps>

/** Stand-ins, which show their children, and refuse what the components refuse: the element that is wrong has no line. */
function buildStandIns(file: string): Record<string, StandIn> {
  const standIns: Record<string, StandIn> = {}
  const refuse = (found: Diagnostic) => new ContentError([{ file, ...found }])
  for (const [name, { attributes = {}, child }] of components) {
    standIns[name] = (props) => {
      if (child && !areAll(standIns[child.name], props.children)) throw refuse(child.computed)
      for (const [attribute, { required, values, unknown }] of Object.entries(attributes)) {
        const value = String(props[attribute])
        const isChecked = required !== undefined || props[attribute] !== undefined
        if (isChecked && values && unknown && !values.includes(value)) throw refuse(unknown(value))
      }
      return props.children
    }
  }
  return standIns
}

/** Whether nodes are elements of one component, in fragments or with blanks between them. */
function areAll(component: StandIn | undefined, nodes: ReactNode): boolean {
  return Children.toArray(nodes).every((node) => {
    if (typeof node === 'string') return node.trim() === ''
    if (!isValidElement<StandInProps>(node)) return false
    return node.type === component || (node.type === Fragment && areAll(component, node.props.children))
  })
}
