/** The beginning of a text, at most `length` UTF-16 units, without a part of a character such as half an emoji. */
export function cutText(text: string, length: number): string {
  const cut = new Intl.Segmenter().segment(text).containing(length)
  return cut ? text.slice(0, cut.index) : text
}

/** Encodes a text for a part of a URL; half a character, which `encodeURIComponent` refuses, becomes "�". */
export function encodeUriPart(text: string): string {
  return encodeURIComponent(text.toWellFormed())
}

/** Encodes a text as a whole path or URL: its separators stay. */
export function encodeUri(text: string): string {
  return encodeURI(text.toWellFormed())
}
