import { NeighbourLinks } from '@/components/ui/neighbour-links'
import type { PageLink } from '@/lib/content/page'
import { t } from '@/lib/site/text'

interface PagerProps {
  page: { previous?: PageLink; next?: PageLink }
}

/** Links to the neighbours in the order of the sidebar. */
export function Pager({ page: { previous, next } }: PagerProps) {
  return (
    <NeighbourLinks
      label={t('docsPages')}
      previous={previous && { caption: t('previous'), ...previous }}
      next={next && { caption: t('next'), ...next }}
    />
  )
}
