/** A directive of the content security policy that lists what a page may load, or where it may send a form. */
export type Directive = 'form-action' | 'frame-src' | 'img-src' | 'media-src' | 'object-src'

/** What is wrong, and what to write instead. */
interface Refusal {
  message: string
  hint: string
}

const picture: Directive[] = ['img-src']
const media: Directive[] = ['media-src']
const form: Directive[] = ['form-action']
// Browsers ask for both.
const object: Directive[] = ['object-src', 'frame-src']

/**
 * The attributes by which elements load something or send a form, with the directives that must allow it. The policy and the check of
 * the content both follow this table and the next two: what none of them names is neither allowed nor refused.
 */
export const loads: ReadonlyMap<string, Readonly<Record<string, Directive[]>>> = new Map(
  Object.entries<Record<string, Directive[]>>({
    audio: { src: media },
    button: { formaction: form },
    embed: { src: object },
    feImage: { href: picture, 'xlink:href': picture },
    form: { action: form },
    iframe: { src: ['frame-src'] },
    image: { href: picture, 'xlink:href': picture },
    img: { src: picture, srcset: picture },
    input: { src: picture, formaction: form },
    object: { data: object },
    source: { src: media, srcset: picture },
    track: { src: media },
    use: { href: picture, 'xlink:href': picture },
    video: { src: media, poster: picture },
  }),
)

const inHead = (name: string, hint: string): Refusal => ({
  message: `The text of a page cannot contain <${name}>, which belongs in its head.`,
  hint,
})
const obsolete = (name: string, hint: string): Refusal => ({ message: `Browsers do not show <${name}>.`, hint })
const structure = (name: string): Refusal => ({
  message: `The text of a page cannot contain <${name}>, which is around it already.`,
  hint: 'Remove it; the front matter has "title", "description", "keywords", "image" and "noindex".',
})

/** Elements that the policy blocks, that break the page, or that do nothing. Details of some are in the next table. */
export const refusedElements: ReadonlyMap<string, Refusal> = new Map(
  Object.entries({
    applet: obsolete('applet', 'Show a picture or a frame: <iframe src="https://…">.'),
    base: inHead('base', 'Remove it: the addresses of the page are complete.'),
    bgsound: obsolete('bgsound', 'Write <audio src="sound.mp3" controls>.'),
    body: structure('body'),
    fencedframe: obsolete('fencedframe', 'Write <iframe>.'),
    frame: obsolete('frame', 'Write <iframe>.'),
    frameset: obsolete('frameset', 'Write <iframe>.'),
    head: structure('head'),
    html: structure('html'),
    link: inHead('link', 'Remove it; the "css" of site.yml names a stylesheet for all pages.'),
    meta: inHead('meta', 'Remove it, or write its content in the front matter.'),
    portal: obsolete('portal', 'Write <iframe>.'),
    script: {
      message: 'A script in a page runs only for readers who open that page first.',
      hint: 'Write a component for writers with a *.browser.ts, as CONTRIBUTING.md describes.',
    },
    style: {
      message: 'The rules of <style> have no effect: the policy of the site blocks styles in pages.',
      hint: 'Write the rules in the sheet that "css" in site.yml names, or use attributes: fill="teal", or style={{ color: \'teal\' }} in MDX.',
    },
    title: inHead('title', 'Write "title" in the front matter, or "title_meta" for the browser tab only.'),
  }),
)

/** What to write instead of a `<meta>` or `<link>`, by its `name`, `property`, `http-equiv` or `rel`. */
export const headAdvice: ReadonlyMap<string, string> = new Map([
  ...named('description og:description twitter:description', 'Write "description" in the front matter.'),
  ...named('keywords', 'Write "keywords" in the front matter.'),
  ...named('robots googlebot', 'Write "noindex: true" in the front matter.'),
  ...named('og:title twitter:title', 'Write "title_meta" in the front matter.'),
  ...named('og:image twitter:image', 'Write "image" in the front matter.'),
  ...named('author', 'Write "authors" in the front matter of a post, or "last_update" in that of a doc.'),
  ...named('refresh', 'Remove it: where a page has moved, write its former address in "redirects" of the new one.'),
  ...named('canonical', 'Remove it: each page names its own address.'),
  ...named('stylesheet', 'Copy the sheet into the content folder, and name it as "css" in site.yml, for all pages.'),
  ...named('icon apple-touch-icon', 'Write "favicon" in site.yml.'),
])

/** Attributes that the policy blocks, or that do nothing. */
export const refusedAttributes: ReadonlyMap<string, Refusal> = new Map([
  ...named('ping attributionsrc', {
    message: 'The attribute would report the reader to another address, which the policy of the site blocks.',
    hint: 'Remove it.',
  }),
  ...named('background lowsrc dynsrc', {
    message: 'The attribute is obsolete: its picture is not part of the site.',
    hint: 'Show the picture with <img>.',
  }),
  ...named('srcdoc', {
    message: 'A frame cannot contain its page, which could run scripts.',
    hint: 'Write the address of a page as its "src".',
  }),
])

function named<Value>(names: string, value: Value): Array<[string, Value]> {
  return names.split(' ').map((name) => [name, value])
}
