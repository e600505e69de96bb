import type { ReactNode } from 'react'

/** Two pictures of which the colour mode shows one; the compiler writes them as the children. */
export function ThemedImage({ children }: { children?: ReactNode }) {
  return children
}
