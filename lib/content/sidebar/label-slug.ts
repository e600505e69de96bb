/** Makes the last part of an address from a label; the second label that gives the same gets `-1` behind it. */
export function createLabelSlugger(): (label: string) => string {
  const used = new Map<string, number>()
  return (label) => {
    const plain = slugLabel(label)
    let slug = plain
    while (used.has(slug)) {
      const count = (used.get(plain) ?? 0) + 1
      used.set(plain, count)
      slug = `${plain}-${count}`
    }
    used.set(slug, 0)
    return slug
  }
}

/** The rule that heading ids follow, too: letters, digits, `_` and `-`; a dash for each space. */
function slugLabel(label: string): string {
  return label
    .toLowerCase()
    .replace(/[^\p{Alphabetic}\p{M}\p{Nd}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-')
}
