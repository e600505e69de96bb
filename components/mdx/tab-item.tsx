import type { ReactNode } from 'react'

/** One tab of `<Tabs>`, which reads these and shows the children itself. */
export interface TabItemProps {
  value?: string
  /** Text of the tab; the value when missing. */
  label?: string
  /** Whether this tab is open at first. */
  default?: boolean | string
  /** Docusaurus puts these on the tab itself; only the class is used here. */
  attributes?: { className?: string }
  children?: ReactNode
}

/** The content of one tab. */
export function TabItem({ children }: TabItemProps) {
  return children
}
