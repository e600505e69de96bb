import type { PartialSource, ResolvedAsset } from '@/lib/content/links/source-resolver'
import { type ComponentName, componentNames } from '@/lib/mdx/component-names'

/** What a name stands for that the page imports or declares. */
export type Meaning =
  | { kind: 'component'; name: ComponentName }
  | { kind: 'asset'; specifier: string; asset: ResolvedAsset | undefined }
  | { kind: 'text'; value: string }
  | { kind: 'partial'; partial: PartialSource }
  /** Something of React or Docusaurus that the compiled code gets by this key. */
  | { kind: 'value'; key: string }
  /** Docusaurus's `useBaseUrl`, which is the identity here. */
  | { kind: 'baseUrl' }
  /** Declared by the page itself, or imported in a way already reported. */
  | { kind: 'local' }

/** The names a page imports or declares. */
export type Names = Map<string, Meaning>

const registered = new Set<string>(componentNames)

/** What a name means on a page: its own names first, then the registered components. */
export function meaningOf(name: string, names: Names): Meaning | undefined {
  return names.get(name) ?? (isComponentName(name) ? { kind: 'component', name } : undefined)
}

/** Whether a name is that of a registered component. */
export function isComponentName(name: string): name is ComponentName {
  return registered.has(name)
}
