import { createHash } from 'node:crypto'
import { Children, createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'

/** A component of the server without promises, so that it can be called. */
type ListElement = ReactElement<object, (props: object) => ReactNode>

interface SidebarTextProps {
  id: string
  list: ListElement
  /** What follows the lists, and is mounted again when they change. */
  end?: ReactNode
}

interface Part {
  tag: string
  props: object
  html: string
}

/** The last rendering of each sidebar, by id. */
const kept = new Map<string, { type: ListElement['type']; hash: string; parts: Part[] }>()

/**
 * In development, the lists of a sidebar with their content as text, rendered again only when their data change: each element of React
 * costs time at every change of the page, in the server, on the way and in the browser, and a sidebar has hundreds.
 */
export async function SidebarText({ id, list, end }: SidebarTextProps) {
  const { type } = list
  const hash = createHash('sha256').update(JSON.stringify(list.props)).digest('base64url')
  let text = kept.get(id)
  if (text?.hash !== hash || text.type !== type) {
    text = { type, hash, parts: await renderParts(list) }
    kept.set(id, text)
  }
  return (
    <Fragment key={hash}>
      {text.parts.map(({ tag, props, html }, index) =>
        createElement(tag, {
          ...props,
          key: index,
          // The scripts of the page open categories before React hydrates.
          suppressHydrationWarning: true,
          dangerouslySetInnerHTML: { __html: html },
        }),
      )}
      {end}
    </Fragment>
  )
}

async function renderParts({ type, props }: ListElement): Promise<Part[]> {
  // Next refuses an import at the start of the file, which could get into browsers.
  const { renderToStaticMarkup } = await import('react-dom/server')
  return Children.toArray(type(props)).flatMap((root) => {
    if (!isValidElement<{ children?: ReactNode }>(root) || typeof root.type !== 'string') return []
    const { children, ...rest } = root.props
    return [{ tag: root.type, props: rest, html: renderToStaticMarkup(children) }]
  })
}
