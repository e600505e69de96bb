import type { ReactNode } from 'react'
import { PageFooter } from '@/components/reading/page-footer'
import type { PageTools } from '@/components/reading/page-tools'
import { PageTop } from '@/components/reading/page-top'
import { ArticleLayout } from '@/components/ui/layout'
import { PageNotice } from '@/components/ui/page-notice'
import type { TocLine } from '@/components/ui/toc'
import type { DocPage } from '@/lib/content/page'
import { Pager, VersionNotice } from './page-frame'

interface DocArticleProps {
  page: DocPage
  /** Headings of the levels this page shows. */
  toc: TocLine[]
  tools: PageTools
  showsTags: boolean
  /** The rendered Markdown. */
  children: ReactNode
}

/** A documentation page: breadcrumbs, menu, text, table of contents, and links to its neighbours. */
export function DocArticle({ page, toc, tools, showsTags, children }: DocArticleProps) {
  return (
    <ArticleLayout top={<PageTop page={page} tools={tools} />} toc={page.hideToc ? [] : toc} isWide={page.text.isWide}>
      <PageNotice page={page} />
      <VersionNotice edition={page.edition} />
      <article className="prose" lang={page.language?.code} dir={page.language?.dir}>
        {!page.bodyHasTitle && <h1 className={page.hideTitle ? 'visually-hidden' : undefined}>{page.title}</h1>}
        {children}
      </article>
      <PageFooter page={showsTags ? page : { ...page, tags: [] }} asksWhetherHelpful={tools.asksWhetherHelpful} />
      <Pager page={page} />
    </ArticleLayout>
  )
}
