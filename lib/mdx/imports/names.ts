import type { ResolvedAsset } from '@/lib/content/links/assets'
import type { PartialSource } from '@/lib/content/links/partials'

/** What a name stands for on a page. */
export type Meaning =
  | { kind: 'component'; name: string }
  | { kind: 'asset'; specifier: string; asset: ResolvedAsset | undefined }
  | { kind: 'partial'; partial: PartialSource }
  /** Docusaurus's `useBaseUrl`, which is the identity here. */
  | { kind: 'baseUrl' }
  /** Declared by the page itself, or imported in a way already reported. */
  | { kind: 'local' }

/** The names a page imports or declares, and those of the components that every page has. */
export type Names = Map<string, Meaning>
