import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { readAttribute } from '../../lib/output/read-page'

type Element = DefaultTreeAdapterTypes.Element

/** What a browser fetches to show one page, in bytes as hosts send them (brotli). */
export interface PageWeight {
  html: number
  /** Scripts and the modules that are preloaded, without those for browsers of another age. */
  script: number
  style: number
}

/** Weighs pages of one site; each file is compressed once. */
export function createScales(folder: string, basePath = ''): (file: string) => Promise<PageWeight> {
  const sizes = new Map<string, Promise<number>>()
  const weigh = (file: string): Promise<number> => {
    const known = sizes.get(file) ?? readFile(path.join(folder, file)).then((bytes) => brotliCompressSync(bytes).length)
    sizes.set(file, known)
    return known
  }
  const weighAll = async (addresses: Set<string>): Promise<number> => {
    const own = [...addresses].filter((address) => address.startsWith(`${basePath}/`))
    const bytes = await Promise.all(
      own.map((address) => weigh(decodeURI(address.slice(basePath.length).replace(/[?#].*/, '')))),
    )
    return bytes.reduce((sum, size) => sum + size, 0)
  }
  return async (file) => {
    const { scripts, styles } = findResources(await readFile(path.join(folder, file), 'utf8'))
    const [html, script, style] = await Promise.all([weigh(file), weighAll(scripts), weighAll(styles)])
    return { html, script, style }
  }
}

function findResources(html: string): { scripts: Set<string>; styles: Set<string> } {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if ('tagName' in node) {
      const { script, style } = resourceOf(node)
      if (script) scripts.add(script)
      if (style) styles.add(style)
    }
    if ('childNodes' in node) node.childNodes.forEach(visit)
  }
  visit(parse(html))
  return { scripts, styles }
}

function resourceOf(element: Element): { script?: string | undefined; style?: string | undefined } {
  if (element.tagName === 'script') {
    return readAttribute(element, 'nomodule') === undefined ? { script: readAttribute(element, 'src') } : {}
  }
  if (element.tagName !== 'link') return {}
  const relation = readAttribute(element, 'rel')
  const href = readAttribute(element, 'href')
  const kind = readAttribute(element, 'as')
  if (relation === 'stylesheet' || (relation === 'preload' && kind === 'style')) return { style: href }
  return relation === 'modulepreload' || (relation === 'preload' && kind === 'script') ? { script: href } : {}
}
