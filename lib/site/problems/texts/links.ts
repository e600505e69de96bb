import type { Texts } from './text'

const typeAgain = 'Type the address again by hand.'

interface Broken {
  /** The address as in the finished page. */
  target: string
}

/** Addresses, links, files and redirects. */
export const linkErrors = {
  'address-scheme': ({ address }: { address: string }) => ({
    message: `The address "${address}" has a scheme that is not allowed.`,
    hint: 'Write an address that starts with http:, https:, mailto:, tel: or the "name://" of a program, or a path; a file name with a colon starts with "./".',
  }),
  'address-control-character': ({ address }: { address: string }) => ({
    message: `The address "${address}" contains a control character.`,
    hint: typeAgain,
  }),
  'address-host': ({ address }: { address: string }) => ({
    message: `The address "${address}" has an invalid host.`,
    hint: 'Correct what follows "//".',
  }),
  'address-without-path': ({ address }: { address: string }) => ({
    message: `The address "${address}" has no path.`,
    hint: 'Write "pathname:///" and the path from the root of the site.',
  }),
  'incomplete-address': ({ address }: { address: string }) => ({
    message: `The address "${address}" is not complete.`,
    hint: 'Write it as "https://host/path".',
  }),
  'empty-link': () => ({ message: 'A link has no address.', hint: 'Write where it leads, or remove it.' }),
  'address-without-file': ({ address, allowsUrl }: { address: string; allowsUrl: boolean }) => ({
    message: `The address "${address}" names no file.`,
    hint: allowsUrl ? 'Write the path of a file, or an address that starts with https:.' : 'Write the path of a file.',
  }),
  'missing-file': ({ address, missing, near }: { address: string; missing: string; near: string | undefined }) => ({
    message: `"${address}" leads to nothing: ${missing}.`,
    hint: near ? `Write "${near}".` : 'Add the file, or correct the path.',
  }),
  'file-outside-content': ({ address, folder }: { address: string; folder: string }) => ({
    message: `"${address}" leads out of the content folder ${folder}.`,
    hint: `Move the file into ${folder} and refer to it there.`,
  }),
  'invalid-marks': ({ file }: { file: string }) => ({
    message: `${file} is not valid JSON.`,
    hint: 'Write it like {"plot.png": ["30 40"]}, with percentages.',
  }),
  'lfs-pointer': ({ file }: { file: string }) => ({
    message: `${file} is a Git LFS pointer instead of the file itself.`,
    hint: 'Run "git lfs pull".',
  }),
  'unreadable-picture': ({ file }: { file: string }) => ({
    message: `The size of ${file} cannot be read: the file is damaged, or its extension is wrong.`,
    hint: 'Export it again, with the extension of its format.',
  }),
  'unreadable-inline-picture': ({ address }: { address: string }) => ({
    message: `The picture in the address "${address}…" cannot be read.`,
    hint: 'Save it as a file.',
  }),
  'invalid-partial': (partial: { file: string; line: number; message: string; hint: string }) => ({
    message: `The imported file ${partial.file}:${partial.line} is wrong: ${partial.message}`,
    hint: partial.hint,
  }),
  'import-path': ({ path }: { path: string }) => ({
    message: `"${path}" is not the path of a file.`,
    hint: 'Start it with "./", "../" or "@site/".',
  }),
  'link-outside-content': ({ address }: { address: string }) => ({
    message: `The link "${address}" leaves the content folder.`,
    hint: 'Link to a page of this site.',
  }),
  'link-to-draft': ({ address, file }: { address: string; file: string }) => ({
    message: `The link "${address}" leads to ${file}, which is a draft and not part of the published site.`,
    hint: 'Remove "draft: true" there, or remove the link.',
  }),
  'link-to-partial': ({ address, file }: { address: string; file: string }) => ({
    message: `The link "${address}" leads to ${file}, which does not become a page.`,
    hint: 'Link to the page that imports it.',
  }),
  'broken-markdown-link': ({ address, file, near }: { address: string; file: string; near: string | undefined }) => ({
    message: `The link "${address}" leads to ${file}, which does not exist.`,
    hint: near ? `Write "${near}".` : 'Write the path of a Markdown file of this site.',
  }),
  'malformed-link': ({ target }: Broken) => ({
    message: `The link "${target}" is not an address that a browser can open.`,
    hint: 'Write a site path, or an address that starts with https://, mailto: or tel:.',
  }),
  'link-outside-base-url': ({ target, baseUrl }: Broken & { baseUrl: string }) => ({
    message: `The link "${target}" leaves the site's base URL.`,
    hint: `Put the base URL "${baseUrl}" before it, or write the full address.`,
  }),
  'broken-link': ({ target, near }: Broken & { near: string | undefined }) => ({
    message: `The link "${target}" leads to no page or file.`,
    hint: near
      ? `Did you mean "${near}"?`
      : 'Correct the address, or put data-no-link-check on the element if something else serves it.',
  }),
  'broken-anchor': ({ target, near, anchors }: Broken & { near: string | undefined; anchors: string[] }) => ({
    message: `The link "${target}" leads to an anchor that the page does not have.`,
    hint: near ? `Did you mean "#${near}"?` : listAnchors(anchors),
  }),
  'duplicate-redirect': ({ from, place }: { from: string; place: string }) => ({
    message: `The former address ${from} is also redirected in ${place}.`,
    hint: 'Remove one of the two.',
  }),
  'redirect-from-page': ({ from, holder }: { from: string; holder: string }) => ({
    message: `The former address ${from} is that of ${holder}.`,
    hint: 'Remove the redirect: the address is in use.',
  }),
  'impossible-redirect': ({ from, fault }: { from: string; fault: string }) => ({
    message: `The former address ${from} ${fault}.`,
    hint: 'Correct or remove the redirect: no page can have had this address.',
  }),
  'circular-redirect': ({ from, passed }: { from: string; passed: string[] }) => ({
    message: `The redirect from ${from} is circular: ${passed.join(' → ')}.`,
    hint: 'Redirect one of them to a page.',
  }),
  'redirect-to-draft': ({ from, permalink }: { from: string; permalink: string }) => ({
    message: `The redirect from ${from} leads to ${permalink}, which is a draft and not published.`,
    hint: 'Publish the page, or write another address.',
  }),
  'broken-redirect': ({ from, permalink, near }: { from: string; permalink: string; near: string | undefined }) => ({
    message: `The redirect from ${from} leads to ${permalink}, where no page is.`,
    hint: near ? `Write ${near}.` : 'Write the address of a page.',
  }),
  'redirect-with-query': ({ from }: { from: string }) => ({
    message: `The former address ${from} has a query or a hash.`,
    hint: 'Write only the path: redirects keep query and hash.',
  }),
  'redirect-path': ({ noun, address }: { noun: string; address: string }) => ({
    message: `The ${noun} "${address}" is not a site path.`,
    hint: 'Start it with a slash, as in "/help/phase".',
  }),
  'redirect-character': ({ noun, address }: { noun: string; address: string }) => ({
    message: `The ${noun} "${address}" contains a character that no address can have.`,
    hint: typeAgain,
  }),
  'redirect-taken': ({ from, reason }: { from: string; reason: string }) => ({
    message: `The former address ${from} is taken by a file of the site (${reason}).`,
    hint: 'Remove the redirect.',
  }),
  'gone-page': ({ href, answer }: { href: string; answer: string }) => ({
    message: `The link "${href}" ${answer}.`,
    hint: 'Link to where the page is now, or remove the link.',
  }),
} satisfies Texts

/** Maximum number of suggested anchors. */
const mostShown = 8

function listAnchors(anchors: string[]): string {
  if (anchors.length === 0) return 'The page has no anchors; link to the page itself.'
  const shown = anchors.slice(0, mostShown).map((anchor) => `#${anchor}`)
  return `Write one of its anchors: ${shown.join(', ')}${anchors.length > mostShown ? ', …' : ''}.`
}

/** Links that work, or may work. */
export const linkWarnings = {
  'former-address': ({ target, now }: Broken & { now: string }) => ({
    message: `The link "${target}" leads to a former address.`,
    hint: `Write "${now}".`,
  }),
  'unreachable-page': ({ href, answer }: { href: string; answer: string }) => ({
    message: `The link "${href}" ${answer}.`,
    hint: 'Open it in a browser, and correct it if it fails there, too.',
  }),
} satisfies Texts
