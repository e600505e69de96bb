import type { ComponentProps } from 'react'
import { isExternal, Link } from '@/components/navigation/link'

interface ContentLinkProps extends Omit<ComponentProps<typeof Link>, 'href'> {
  href?: string
  /** Docusaurus's name for `href`. */
  to?: string
}

/** A link whose target is computed by code; Markdown links are resolved at compile time. */
export function ContentLink({ to = '', href = to, ...props }: ContentLinkProps) {
  return <Link href={href} data-external={isExternal(href) ? '' : undefined} {...props} />
}
