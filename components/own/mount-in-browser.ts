import { createElement, type FunctionComponent } from 'react'
import { createRoot } from 'react-dom/client'

/** Runs a client component of the content where the build has drawn it; what the page wrote between its tags stays as it is. */
export function mount(element: HTMLElement, exported: Record<string, unknown>): void {
  const { name = 'default', props = '{}' } = element.dataset
  const slot = element.querySelector('content-slot') ?? element.querySelector('template')?.content
  const nodes = slot ? [...slot.childNodes] : undefined
  // The nodes themselves move, with all that works in them.
  const place = (host: HTMLElement | null) => void host?.append(...(nodes ?? []))
  const children = nodes && createElement('content-slot', { ref: place })
  element.replaceChildren()
  const component = exported[name] as FunctionComponent
  createRoot(element).render(createElement(component, JSON.parse(props), children))
}
