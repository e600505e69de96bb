import { NeighbourLinks } from '@/components/ui/neighbour-links'
import type { PageLink } from '@/lib/content/page'
import { strings } from '@/lib/site/strings'

interface PagerProps {
  page: { previous?: PageLink; next?: PageLink }
}

/** Links to the neighbours in the order of the sidebar. */
export function Pager({ page: { previous, next } }: PagerProps) {
  return (
    <NeighbourLinks
      label={strings.docsPages}
      previous={previous && { caption: strings.previous, ...previous }}
      next={next && { caption: strings.next, ...next }}
    />
  )
}
