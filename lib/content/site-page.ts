import type { BlogPage } from './blog/blog-page'
import type { DocsPage } from './page'

/** Every page of the content; `kind` determines its component. */
export type SitePage = DocsPage | BlogPage
