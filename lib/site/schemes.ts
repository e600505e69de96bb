import { nearestName } from './nearest-name'

/** Schemes of addresses that the site resolves. */
export const siteSchemes = ['http', 'https', 'pathname']
/** Schemes that other programs open. */
const programSchemes = new Set(
  'callto doi facetime ftp ftps geo irc ircs jabber magnet maps matrix news nntp sftp sip sips skype sms ssh tel urn whatsapp xmpp mailto'.split(
    ' ',
  ),
)
/** Schemes that no link can open, or that run scripts. */
const closedSchemes = new Set(
  'about blob chrome data file filesystem javascript resource vbscript view-source'.split(' '),
)

/** The scheme of an address, also one that invisible characters hide. */
export function schemeOf(href: string): string | undefined {
  const visible = href.replace(/[\p{C}\p{Z}]/gu, '')
  return /^([a-z][a-z0-9+.-]*):/i.exec(visible)?.[1]?.toLowerCase()
}

/** Whether another program opens an address, such as `mailto:` or `vscode://file/x`, but not `htp://x`. */
export function opensProgram(href: string): boolean {
  const scheme = schemeOf(href)
  if (scheme === undefined || closedSchemes.has(scheme) || siteSchemes.includes(scheme)) return false
  if (programSchemes.has(scheme)) return true
  return href.toLowerCase().startsWith(`${scheme}://`) && scheme.length > 1 && !nearestName(scheme, siteSchemes)
}

/** Whether an address contains the picture itself. */
export function isInlinePicture(address: string): boolean {
  return /^\s*data:image\//i.test(address)
}
