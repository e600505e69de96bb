import { runSync } from '@mdx-js/mdx'
import type { MDXComponents } from 'mdx/types'
import * as React from 'react'
import * as jsxDevRuntime from 'react/jsx-dev-runtime'
import * as jsxRuntime from 'react/jsx-runtime'
import { ContentError } from '@/lib/site/problems/problems'
import { describeFailure } from './context'
import type { Code, Compiled } from './source'
import { createTextGuard, type Place } from './text-guard'

/** The place of a post in a list: the first image of the first entry loads immediately, others when they come into view. */
export type ExcerptPlace = 'first' | 'further'

/** The options of the code of a page and of its partials. */
interface RunOptions {
  components: MDXComponents
  isExcerpt: boolean
  place: Place
}

/** Builds the elements of a page or partial. */
type Component = (props: Record<string, unknown>) => React.ReactElement

/**
 * Runs the code of a compiled page, or of its excerpt; throws a `ContentError` when the page has errors or its code fails. Keeps
 * `place` at the file and line that the code has reached.
 */
export function render(
  { code, problems }: Pick<Compiled, 'code' | 'problems'>,
  given: MDXComponents,
  { excerpt, place = { file: code?.file ?? '' } }: { excerpt?: ExcerptPlace; place?: Place } = {},
): React.ReactElement {
  const errors = problems.filter(({ severity }) => severity === 'error')
  if (errors.length > 0 || !code) throw new ContentError(errors)
  const components: MDXComponents = excerpt === 'further' ? { ...given, img: LazyImage } : given
  return start(code, { components, isExcerpt: excerpt !== undefined, place })({})
}

function LazyImage(props: object) {
  return React.createElement('img', { ...props, loading: 'lazy' })
}

function start(code: Code, options: RunOptions): Component {
  const { components, isExcerpt, place } = options
  const text = (isExcerpt && code.excerpt) || code.content
  const { file, frontMatter, toc } = code
  return guard(place, () => {
    const parts = Object.entries(code.parts).map(([name, part]) => [name, part && start(part, options)])
    const _at = (line: number) => void Object.assign(place, { file, line })
    const guardText = createTextGuard(components, place)
    const _shown = (line: number, value: unknown) => guardText.note(value, { file, line })
    const scope = { ...components, ...Object.fromEntries(parts), frontMatter, toc, _at, _shown }
    const runtime = guardText.wrap({ ...jsxRuntime, ...jsxDevRuntime })
    const { default: build } = runSync(text, { ...runtime, ...{ scope } })
    return (props) => guard(place, () => (build as Component)({ ...props, components }))
  })
}

function guard<T>(place: Place, run: () => T): T {
  try {
    return run()
  } catch (error) {
    throw error instanceof ContentError ? error : new ContentError([describeFailure(place, error)])
  }
}
