import { createContext, runInContext } from 'node:vm'
import { Children, type ComponentType, Fragment, isValidElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { listToolIcons, toolIcons } from '@/figures/nmrium/tool-icons'
import { type ComponentName, componentNames } from '@/lib/mdx/component-names'
import { describeFailure } from '@/lib/mdx/context'
import { render } from '@/lib/mdx/render'
import type { Code } from '@/lib/mdx/source'
import { type Diagnostic, diagnose } from '@/lib/site/problems/diagnostic'
import { ContentError, type Problem } from '@/lib/site/problems/problems'

/** Generous for what a page computes, even on a busy machine. */
const limitMs = 2000

/** Renders a page with stand-ins for its components, for a limited time; reports what fails or does not end. */
export function tryCode(code: Code, limit = limitMs): Problem[] {
  const components = buildStandIns(code.file)
  const place = { file: code.file }
  const run = () => void renderToStaticMarkup(render({ code, problems: [] }, components, { place }))
  const { exit } = process
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
  id?: unknown
  name?: unknown
}

/** Stand-ins, which show their children, and refuse what the components refuse: the element that is wrong has no line. */
function buildStandIns(file: string): Record<string, ComponentType<StandInProps>> {
  const refuse = (found: Diagnostic) => new ContentError([{ file, ...found }])
  const TabItem = ({ children }: StandInProps) => children
  const strict: Partial<Record<ComponentName, ComponentType<StandInProps>>> = {
    TabItem,
    Tabs({ children }) {
      if (areAll(TabItem, children)) return children
      throw refuse(diagnose('computed-tab'))
    },
    ToolIcon({ name }) {
      if (Object.hasOwn(toolIcons, String(name))) return null
      const message = `There is no tool icon called "${name}".`
      throw refuse(diagnose('invalid-component', { message, hint: listToolIcons(String(name)) }))
    },
  }
  return Object.fromEntries(
    componentNames.map((name) => [name, strict[name] ?? (({ children }: StandInProps) => children)]),
  )
}

/** Whether nodes are elements of one component, in fragments or with blanks between them. */
function areAll(component: ComponentType<StandInProps>, nodes: ReactNode): boolean {
  return Children.toArray(nodes).every((node) => {
    if (typeof node === 'string') return node.trim() === ''
    if (!isValidElement<StandInProps>(node)) return false
    return node.type === component || (node.type === Fragment && areAll(component, node.props.children))
  })
}
