import type { MDXComponents } from 'mdx/types'
import { Fragment } from 'react'
import { diagnose } from '@/lib/site/problems/diagnostic'
import { ContentError } from '@/lib/site/problems/problems'

/** The file and line that the code has reached. */
export interface Place {
  file: string
  line?: number
}

type Create = (type: unknown, props: { children?: unknown }, ...rest: unknown[]) => unknown

/**
 * Refuses functions and symbols where a page shows text: React would fail in the export, without file or line. Components of the
 * page's own code may take functions.
 */
export function createTextGuard(components: MDXComponents, reached: Place) {
  const places = new Map<unknown, Place>()
  const own = new Set<unknown>([Fragment, ...Object.values(components)])
  const check = (type: unknown, children: unknown) => {
    const found = typeof type === 'string' || own.has(type) ? leavesOf(children).find(isNoText) : undefined
    if (found !== undefined) throw new ContentError([describe(found, places.get(found) ?? reached)])
  }
  const guard =
    (create: Create): Create =>
    (type, props, ...rest) => {
      check(type, props.children)
      return create(type, props, ...rest)
    }
  return {
    /** Notes the place of a value; returns the value. */
    note<Value>(value: Value, place: Place): Value {
      for (const leaf of leavesOf(value)) if (isNoText(leaf)) places.set(leaf, place)
      return value
    },
    /** A JSX runtime that checks the children of elements. */
    wrap<Runtime extends object>(runtime: Runtime): Runtime {
      const wrapped = Object.entries(runtime).map(([name, create]) => [
        name,
        /^jsx/.test(name) && create ? guard(create) : create,
      ])
      return Object.fromEntries(wrapped)
    },
  }
}

function leavesOf(children: unknown): unknown[] {
  return [children].flat(Number.POSITIVE_INFINITY)
}

function isNoText(value: unknown): value is symbol | (() => unknown) {
  return typeof value === 'function' || typeof value === 'symbol'
}

function describe(value: symbol | (() => unknown), place: Place) {
  return { ...place, ...diagnose('value-without-text', { type: typeof value === 'function' ? 'function' : 'symbol' }) }
}
