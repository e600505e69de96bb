const pixelsPerUnit: Record<string, number> = {
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  pt: 96 / 72,
  pc: 16,
  em: 16,
  rem: 16,
  ex: 7.15,
  ch: 8,
}

/** What a browser takes for an SVG that states neither a length nor a view box. */
const defaultSize = { width: 300, height: 150 }

/**
 * Size in pixels at which a browser draws an SVG by itself, from its root element; undefined when there is none.
 * A missing side follows from the view box, and a drawing with nothing but a view box gets the view box's size.
 */
export function readSvgSize(svg: string): { width: number; height: number } | undefined {
  const root = /<(?:[\w-]+:)?svg(?=[\s/>])(?:[^>"']|"[^"]*"|'[^']*')*>/.exec(withoutProlog(svg))?.[0]
  if (!root) return undefined
  const width = parseLength(attribute(root, 'width'))
  const height = parseLength(attribute(root, 'height'))
  if (width && height) return whole(width, height)
  const box = parseViewBox(attribute(root, 'viewBox'))
  if (!box) return whole(width ?? defaultSize.width, height ?? defaultSize.height)
  if (width) return whole(width, (width * box.height) / box.width)
  if (height) return whole((height * box.width) / box.height, height)
  return whole(box.width, box.height)
}

/** Comments and the document type may hold a `<svg` of their own. */
function withoutProlog(svg: string): string {
  return svg.replace(/<!--[\s\S]*?-->/g, '').replace(/<!DOCTYPE[^[>]*(?:\[[\s\S]*?\]\s*)?>/i, '')
}

function attribute(tag: string, name: string): string | undefined {
  const match = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(tag)
  return match?.[1] ?? match?.[2]
}

/** Undefined for percentages, `auto` and other lengths that depend on where the drawing stands. */
function parseLength(text: string | undefined): number | undefined {
  const match = /^\s*\+?(\d*\.?\d+(?:e[+-]?\d+)?)([a-z]*)\s*$/i.exec(text ?? '')
  const scale = pixelsPerUnit[match?.[2]?.toLowerCase() || 'px']
  return match && scale ? Number(match[1]) * scale : undefined
}

function parseViewBox(text: string | undefined): { width: number; height: number } | undefined {
  const [, , width, height] = (text ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return width && height && width > 0 && height > 0 ? { width, height } : undefined
}

function whole(width: number, height: number): { width: number; height: number } {
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) }
}
