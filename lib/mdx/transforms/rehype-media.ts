import type { Element, Root } from 'hast'
import { type Located, lineOf, report, reportDiagnostic, type SourceContext } from '@/lib/mdx/context'
import {
  type AnyElement,
  hasAttribute,
  isAnyElement,
  locationOfAttribute,
  propertyOf,
  readAttribute,
  removeAttribute,
  setAttribute,
  setTag,
  tagOf,
  walkElements,
} from '@/lib/mdx/element'
import type { ResolvedAsset } from '@/lib/mdx/resolver'
import { loads } from '@/lib/site/element-rules'
import { isInlinePicture } from '@/lib/site/schemes'
import { findCandidates } from '@/lib/site/srcset'

/** Attributes with the address of a file to show, by element; frames show pages. */
const sourceAttributes = new Map(
  [...loads].flatMap(([tag, attributes]) => {
    const names = Object.keys(attributes).filter(
      (name) => name !== 'srcset' && !attributes[name]?.includes('form-action'),
    )
    return tag === 'iframe' || names.length === 0 ? [] : [[tag, names]]
  }),
)

/** Resolves pictures, videos and other embedded files, and writes their sizes and how they load. */
export function rehypeMedia(context: SourceContext) {
  return async (tree: Root): Promise<void> => {
    const elements: AnyElement[] = []
    walkElements(tree, (node) => {
      if (sourceAttributes.has(tagOf(node))) elements.push(node)
      if (tagOf(node) === 'h2' && !elements.some((element) => tagOf(element) === 'img')) context.page.isPastStart = true
    })
    for (const element of elements) await resolveElement(element, context)
  }
}

async function resolveElement(node: AnyElement, context: SourceContext): Promise<void> {
  const tag = tagOf(node)
  if (tag === 'img') checkAlt(node, context)
  await resolveCandidates(node, context)
  for (const attribute of sourceAttributes.get(tag) ?? []) {
    const asset = await resolveAttribute(node, attribute, context)
    if (!asset || attribute === 'poster') continue
    if (tag === 'img' && asset.kind === 'video') makeVideo(node, asset, context)
    else if (tag === 'img') finishImage(node, asset, context)
    else if (tag === 'video') writeSize(node, asset, context)
  }
}

async function resolveAttribute(
  node: AnyElement,
  htmlName: string,
  context: SourceContext,
): Promise<ResolvedAsset | undefined> {
  const attribute = propertyOf(node, htmlName)
  const typed = readAttribute(node, attribute, context.names)
  // A `#fragment` is part of the picture itself.
  if (typed === undefined || typed.startsWith('#')) return undefined
  const mark = /#(?:gh-(light|dark)-mode-only)?&?(wide|full)?$/.exec(typed)
  if (mark?.[1]) setAttribute(node, 'data-only', mark[1])
  if (mark?.[2]) setAttribute(node, 'data-width', mark[2])
  const location = locationOfAttribute(node, attribute)
  const address = mark?.[1] || mark?.[2] ? typed.slice(0, mark.index) : typed
  const resolution = (await findDocument(node, address, context)) ?? (await context.source.resolver.asset(address))
  if ('problem' in resolution) {
    if (tagOf(node) === 'img') {
      // The configured level of this check replaces the severity.
      reportDiagnostic(context, location, { ...resolution.problem, severity: 'warning', kind: 'brokenPictures' })
      showText(node, context)
    } else reportDiagnostic(context, location, resolution.problem)
    return undefined
  }
  const asset = resolution.ok
  checkOrigin(node, htmlName, { asset, location }, context)
  setAttribute(node, attribute, asset.src)
  listFile(asset, location, context)
  return asset
}

/** A file of the folder `static` that an element shows as a document: it stays where it is, as it may refer to its neighbours. */
async function findDocument(
  node: AnyElement,
  address: string,
  { source }: SourceContext,
): Promise<{ ok: ResolvedAsset } | undefined> {
  if (!/^(?:embed|object)$/.test(tagOf(node)) || !/^\/(?!\/)/.test(address)) return undefined
  const link = await source.resolver.link(address)
  return 'ok' in link && link.ok.kind === 'file' ? { ok: { src: link.ok.href, kind: 'file' } } : undefined
}

/** Refuses addresses that browsers or the policy of the site do not accept for an element. */
function checkOrigin(
  node: AnyElement,
  htmlName: string,
  { asset, location }: { asset: ResolvedAsset; location: Located },
  context: SourceContext,
): void {
  const tag = tagOf(node)
  const isPicture = loads.get(tag)?.[htmlName]?.includes('img-src')
  if (isInlinePicture(asset.src) && !isPicture) {
    report(context, location, 'inline-file', { tag })
  }
  if (tag === 'use' && /^(?:https?:)?\/\//i.test(asset.src)) {
    report(context, location, 'foreign-drawing')
  }
}

/** Resolves the files of a `srcset`; leaves missing ones out. */
async function resolveCandidates(node: AnyElement, context: SourceContext): Promise<void> {
  const typed = readAttribute(node, 'srcSet', context.names)
  if (typed === undefined) return
  const location = locationOfAttribute(node, 'srcSet')
  const resolved: string[] = []
  for (const { address, descriptor } of findCandidates(typed)) {
    const resolution = await context.source.resolver.asset(address)
    if ('problem' in resolution) {
      reportDiagnostic(context, location, { ...resolution.problem, severity: 'warning', kind: 'brokenPictures' })
      continue
    }
    listFile(resolution.ok, location, context)
    resolved.push(`${resolution.ok.src} ${descriptor}`.trim())
  }
  if (resolved.length > 0) setAttribute(node, 'srcSet', resolved.join(', '))
  else removeAttribute(node, 'srcSet')
}

function listFile({ src, marks: [mark] = [] }: ResolvedAsset, location: Located, context: SourceContext): void {
  if (isInlinePicture(src)) return
  const place = { line: lineOf(context, location), file: context.source.file }
  context.page.links.push({ href: src, isFile: true, ...(mark && { mark }), ...place })
}

/** Replaces a missing picture, which some sites allow, by its alternative text. */
function showText(node: AnyElement, { names }: SourceContext): void {
  const text = readAttribute(node, 'alt', names) ?? ''
  for (const name of ['src', 'alt']) removeAttribute(node, name)
  setTag(node, 'em')
  node.children = [{ type: 'text', value: text }]
}

function finishImage(node: AnyElement, asset: ResolvedAsset, context: SourceContext): void {
  if (asset.kind === 'file')
    report(context, locationOfAttribute(node, 'src'), 'neither-picture-nor-video', { src: asset.src })
  writeSize(node, asset, context)
  const isFirst = !context.page.isPastStart && !hasAttribute(node, 'data-only')
  if (isFirst) context.page.isPastStart = true
  if (!hasAttribute(node, 'loading')) setAttribute(node, 'loading', isFirst ? 'eager' : 'lazy')
  if (!hasAttribute(node, 'decoding')) setAttribute(node, 'decoding', 'async')
  if (asset.marks) setAttribute(node, 'data-marks', asset.marks.join())
  if (!asset.phone) return
  node.data = { ...node.data, phone: asset.phone }
  const { file } = context.source
  context.page.links.push({ href: asset.phone.src, isFile: true, line: lineOf(context, node), file })
}

declare module 'hast' {
  interface Data {
    /** The detail that phones show instead of a picture. */
    phone?: ResolvedAsset['phone']
  }
}

/**
 * Wraps a picture with a detail for phones in `<picture>`, which loads only one of them. The last step, as the others look for `<img>`.
 */
export function rehypePhonePictures() {
  return (tree: Root): void => {
    walkElements(tree, (node, index, parent) => {
      const { phone } = node.data ?? {}
      if (!phone || (isAnyElement(parent) && tagOf(parent) === 'picture')) return
      const { src: srcSet, width, height } = phone
      const properties = { media: 'screen and (max-width: 480px)', srcSet, width, height }
      const source: Element = { type: 'element', tagName: 'source', properties, children: [] }
      parent.children[index] = { type: 'element', tagName: 'picture', properties: {}, children: [source, node] }
    })
  }
}

/**
 * A video written like a picture is a silent loop, described by its alternative text. With a poster it loads only when it comes
 * into view; an MP4 with the same name is for browsers that cannot play it.
 */
function makeVideo(node: AnyElement, asset: ResolvedAsset, context: SourceContext): void {
  const description = readAttribute(node, 'alt', context.names)
  removeAttribute(node, 'alt')
  setTag(node, 'video')
  if (description) setAttribute(node, 'aria-label', description)
  for (const name of ['muted', 'loop', 'playsInline', 'controls']) setAttribute(node, name, true)
  setAttribute(node, 'preload', asset.poster ? 'none' : 'metadata')
  writeSize(node, asset, context)
  if (asset.poster) setAttribute(node, 'poster', asset.poster)
  if (!asset.mp4) {
    if (asset.type) report(context, locationOfAttribute(node, 'src'), 'clip-without-mp4', { src: asset.src })
    return
  }
  removeAttribute(node, 'src')
  node.children = [
    { src: asset.src, type: asset.type },
    { src: asset.mp4, type: 'video/mp4' },
  ].map((properties) => ({ type: 'element', tagName: 'source', properties, children: [] }))
  const { file } = context.source
  for (const href of [asset.mp4, asset.poster])
    if (href) context.page.links.push({ href, isFile: true, line: lineOf(context, node), file })
}

/** A size reserves the space until the file has loaded; one side that the writer gave determines the other. */
function writeSize(node: AnyElement, asset: ResolvedAsset, context: SourceContext): void {
  const { width, height } = asset
  if (!width || !height) {
    reportNoSize(node, asset, context)
    return
  }
  const typed = (name: string) => (hasAttribute(node, name) ? (readAttribute(node, name, context.names) ?? '?') : '')
  const [typedWidth, typedHeight] = [typed('width'), typed('height')]
  if (/\D/.test(typedWidth + typedHeight)) return
  const shownWidth = typedWidth ? Number(typedWidth) : typedHeight ? (width * Number(typedHeight)) / height : width
  const shownHeight = typedHeight ? Number(typedHeight) : (height * shownWidth) / width
  setAttribute(node, 'width', String(Math.round(shownWidth)))
  setAttribute(node, 'height', String(Math.round(shownHeight)))
}

/** Only the poster of a clip is measured. */
function reportNoSize(node: AnyElement, { src, kind }: ResolvedAsset, context: SourceContext): void {
  const isSized = hasAttribute(node, 'width') && hasAttribute(node, 'height')
  if (kind !== 'video' || isSized || /^https?:/i.test(src)) return
  report(context, locationOfAttribute(node, 'src'), 'clip-without-size', { src })
}

function checkAlt(node: AnyElement, context: SourceContext): void {
  // `alt=""` in a tag marks decoration, and an expression may have any value.
  const isTyped = node.type !== 'element' && hasAttribute(node, 'alt')
  if (isTyped || readAttribute(node, 'alt', context.names)?.trim()) return
  report(context, node, 'picture-without-text')
}
