import type { ComponentProps } from 'react'
import { isExternal, Link as SiteLink } from '@/components/navigation/link'

interface LinkProps extends Omit<ComponentProps<typeof SiteLink>, 'href'> {
  href?: string
  /** Docusaurus's name for `href`. */
  to?: string
}

/** A link whose target is computed by code; Markdown links are resolved at compile time. */
export function Link({ to = '', href = to, ...props }: LinkProps) {
  return <SiteLink href={href} data-external={isExternal(href) ? '' : undefined} {...props} />
}
