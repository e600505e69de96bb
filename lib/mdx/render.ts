import type { MDXComponents } from 'mdx/types'
import * as React from 'react'
import * as jsxDevRuntime from 'react/jsx-dev-runtime'
import * as jsxRuntime from 'react/jsx-runtime'
import { ContentError } from '@/lib/content/source/problems'
import type { ComponentMap } from './component-names'
import { describeFailure } from './context'
import type { Code, Compiled } from './source'

/** What lists show of a post: the first entry's image loads at once, those of further ones when they come into view. */
export type ExcerptPlace = 'first' | 'further'

/** What modules of the content and packages export, by `<module>#<name>`. */
export type Modules = Readonly<Record<string, unknown>>

/** How the code of a page and of its partials is run. */
interface Running {
  components: MDXComponents
  modules: Modules
  isExcerpt: boolean
  /** Where the code has come to. */
  place: Place
  /** Whether the code is run to see whether it works: partials, too, which else wait for their place on the page. */
  isTrial: boolean
}

/** Where a failure is told. */
interface Place {
  file: string
  line?: number
}

/** Builds the elements of a page or partial. */
type RunningCode = (props: Record<string, unknown>) => React.ReactElement

/** Runs the code of a compiled page, or of its excerpt; throws a `ContentError` when the page has errors or its code fails. */
export function render(
  { code, problems }: Pick<Compiled, 'code' | 'problems'>,
  { blocks, inline, elements }: ComponentMap,
  { excerpt, place, modules = {} }: { excerpt?: ExcerptPlace | undefined; place?: Place; modules?: Modules } = {},
): React.ReactElement {
  const errors = problems.filter(({ severity }) => severity === 'error')
  if (errors.length > 0 || !code) throw new ContentError(errors)
  const components: MDXComponents = { ...blocks, ...inline, ...elements }
  if (excerpt === 'further') components.img = LazyImage
  return start(code, {
    components,
    modules,
    isExcerpt: excerpt !== undefined,
    place: place ?? { file: code.file },
    isTrial: place !== undefined,
  })({})
}

function LazyImage(props: object) {
  return React.createElement('img', { ...props, loading: 'lazy' })
}

const reactValues = Object.fromEntries(Object.entries(React).map(([name, value]) => [`React.${name}`, value]))
const given = { React, ...reactValues, Head: React.Fragment, useBaseUrl: (path: string) => path }

function start(code: Code, running: Running): RunningCode {
  const { components, modules, isExcerpt, place } = running
  const text = (isExcerpt && code.excerpt) || code.content
  const { file } = code
  const at = (line: number) => void Object.assign(place, { file, line })
  return guard(place, () => {
    const parts = Object.entries(code.parts).map(([name, part]) => [name, part && start(part, running)])
    if (running.isTrial) for (const [, part] of parts) typeof part === 'function' && part({})
    const imports = { ...components, ...given, ...modules, ...Object.fromEntries(parts) }
    const opts = { ...jsxRuntime, ...jsxDevRuntime }
    const scope = { opts, frontMatter: code.frontMatter, toc: code.toc, _imports: imports, _at: at }
    // The first argument is the one that compiled code reads its runtime from.
    const run = Reflect.construct(Function, [...Object.keys(scope), text])
    const { default: build } = run.apply(undefined, Object.values(scope)) as { default: RunningCode }
    return (props) => guard(place, () => build({ ...props, components }))
  })
}

function guard<T>(place: Place, run: () => T): T {
  try {
    return run()
  } catch (error) {
    throw error instanceof ContentError ? error : new ContentError([describeFailure(place, error)])
  }
}
