import path from 'node:path'
import type { SiteAddress } from '@/lib/content/links/link-target'

const styleAddresses = /@import\s+(?:"([^"]*)"|'([^']*)')|\burl\(\s*(?:"([^"]*)"|'([^']*)'|([^"'()\s]+))\s*\)/gi

/** The addresses of the files that a stylesheet loads, as written. */
export function listLoadedByStyles(text: string): string[] {
  const [start = '', ...parts] = text.split('/*')
  const withoutComments = start + parts.map((part) => part.split('*/').slice(1).join('*/')).join(' ')
  return Array.from(withoutComments.matchAll(styleAddresses), ([, ...written]) => written.find(Boolean) ?? '').filter(
    Boolean,
  )
}

/** The addresses of the files that a bundled script loads: other scripts that it imports, and files beside them. */
export function listLoadedByScript(text: string, { baseUrl }: Pick<SiteAddress, 'baseUrl'>): string[] {
  const quoted = text.matchAll(/(["'`])((?:\.{1,2}\/|\/)[^"'`\\\s$<>]*\.\w+)\1/g)
  return Array.from(quoted, ([, , address = '']) => address).filter(
    (address) => address.startsWith('.') || address.startsWith(`${baseUrl}assets/`),
  )
}

/** An address in a file of the site as a page at its root would write it. */
export function fromRoot(written: string, file: string, { baseUrl }: Pick<SiteAddress, 'baseUrl'>): string {
  const isRelative = !/^(?:\/|#|[a-z][a-z\d+.-]*:)/i.test(written)
  return isRelative ? baseUrl + path.posix.join(path.posix.dirname(file), written).slice(1) : written
}
