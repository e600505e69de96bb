import type { ComponentProps } from 'react'
import { Link } from '@/components/navigation/link.client'

interface ContentLinkProps extends Omit<ComponentProps<typeof Link>, 'href'> {
  href?: string
  /** What Docusaurus calls `href`. */
  to?: string
}

/** A link of the text. Those that are known at build are resolved by then; the rest is told apart here. */
export function ContentLink({ to = '', href = to, ...props }: ContentLinkProps) {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href)) {
    return <a href={href} rel="noopener noreferrer" data-external="" {...props} />
  }
  return href.startsWith('#') ? <a href={href} {...props} /> : <Link href={href} {...props} />
}
