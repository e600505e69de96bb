import type { ComponentProps } from 'react'
import { formatHref } from '@/lib/site/href'
import { opensInNewTab } from '@/lib/site/new-tab'
import { t } from '@/lib/site/text'

interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the site, with query and hash if any; only a hash; or a full address. */
  href: string
}

/** Whether an address leads out of the site. */
export function isExternal(href: string): boolean {
  return /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href)
}

/** A link. navigation.browser.ts follows those inside the site without a full load if it can; those to a new tab are announced. */
export function Link({ href, target = opensInNewTab(href) ? '_blank' : undefined, children, ...props }: LinkProps) {
  const rel = isExternal(href) ? 'noopener noreferrer' : undefined
  return (
    <a rel={rel} target={target} {...props} href={formatHref(href)}>
      {children}
      {target === '_blank' && <span className="visually-hidden"> {t('opensInNewTab')}</span>}
    </a>
  )
}
