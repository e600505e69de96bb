import { toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { createElement, Fragment, type FunctionComponent, isValidElement, type ReactNode } from 'react'
import { jsx, jsxs } from 'react/jsx-runtime'
import type { DrawnIsland, ModuleManifest, RenderIsland } from '@/lib/content/modules/run-modules'

interface IslandProps {
  children?: ReactNode
  /** Set when nothing is drawn at build but something in its place. */
  inBrowserOnly?: { fallback: ReactNode }
  [name: string]: unknown
}

/** Makes what a page has in the place of a client component: what it shows at first, and what its script needs. */
export function createIsland({ islands }: ModuleManifest, renderIsland: RenderIsland) {
  return (file: string, name: string) => {
    /** Drawn here as it is at first, for those who read without scripts. */
    function Island({ children, inBrowserOnly, ...props }: IslandProps) {
      const values = typeof children === 'string' ? { ...props, children } : props
      for (const [key, value] of Object.entries(values)) checkValue(value, `"${key}" of the component in ${file}`)
      const attributes = {
        'data-island': islands[file],
        'data-name': name,
        'data-props': JSON.stringify(values),
        'data-part': '',
      }
      const hasSlot = children !== undefined && children !== null && typeof children !== 'string'
      if (inBrowserOnly) {
        const later = hasSlot && createElement('template', null, children)
        return createElement('content-island', attributes, inBrowserOnly.fallback, later)
      }
      const drawn = draw(() => renderIsland(file, name, values, hasSlot), file)
      const __html = drawn.html
      if (!hasSlot) return createElement('content-island', { ...attributes, dangerouslySetInnerHTML: { __html } })
      return createElement('content-island', attributes, ...fill(drawn, children))
    }
    return Object.assign(Island, { isIsland: true })
  }
}

/** Docusaurus's component for what is drawn in the browser alone. */
export function BrowserOnly({ children, fallback = null }: { children?: () => ReactNode; fallback?: ReactNode }) {
  const shown = children?.()
  if (!isValidElement<object>(shown) || typeof shown.type !== 'function' || !('isIsland' in shown.type)) return shown
  const type = shown.type as FunctionComponent<object>
  return createElement(type, { ...shown.props, ...{ inBrowserOnly: { fallback } } })
}

function draw(render: () => DrawnIsland, file: string): DrawnIsland {
  try {
    return render()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(
      `The component in ${file} fails when the page is written: ${reason}. Put what needs the browser into an effect, or the component into <BrowserOnly>. Components that need one another, such as a provider and what is in it, belong in one that begins with 'use client'.`,
    )
  }
}

/** The HTML of a component as elements, with what the page wrote between its tags in its place. */
function fill({ html, tree = { type: 'root', children: [] } }: DrawnIsland, children: ReactNode): ReactNode[] {
  const slot = () => createElement('content-slot', null, children)
  const components = { 'content-slot': slot }
  const shown = toJsxRuntime(tree, { Fragment, jsx, jsxs, components })
  // What is closed at first has a place only later.
  return html.includes('<content-slot') ? [shown] : [shown, createElement('template', { key: 'later' }, children)]
}

function checkValue(value: unknown, what: string): void {
  const isElement = isValidElement(value)
  if (typeof value === 'function' || isElement) {
    throw new Error(
      `${what} is ${isElement ? 'an element' : 'a function'}, which cannot be handed to the browser. Write it between the tags of the component, or inside the component.`,
    )
  }
  if (typeof value === 'object' && value !== null) for (const each of Object.values(value)) checkValue(each, what)
}
