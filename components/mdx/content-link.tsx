import type { ComponentProps } from 'react'
import { Link } from '@/components/navigation/link'

interface ContentLinkProps extends Omit<ComponentProps<typeof Link>, 'href'> {
  href?: string
  /** Docusaurus's name for `href`. */
  to?: string
}

/** A link in the text. Links that are known at build are already resolved; the others are distinguished here. */
export function ContentLink({ to = '', href = to, ...props }: ContentLinkProps) {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href)) {
    return <a href={href} rel="noopener noreferrer" data-external="" {...props} />
  }
  return href.startsWith('#') ? <a href={href} {...props} /> : <Link href={href} {...props} />
}
