/**
 * Makes a change that rewraps the text, and scrolls so that the line at the top of the window, below the sticky parts, stays
 * in place.
 */
export function keepLine(text: Element | null, change: () => unknown): void {
  const line = text && scrollY > 0 ? findTopLine(text) : undefined
  const before = line?.getBoundingClientRect().top ?? 0
  change()
  if (line) scrollBy({ top: line.getBoundingClientRect().top - before, behavior: 'instant' })
}

/** The first character, or else picture or other element, in view. */
function findTopLine(text: Element): Range | undefined {
  const { left } = text.getBoundingClientRect()
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart)
  for (let y = covered; y < innerHeight; y += 8) {
    const { offsetNode: node, offset = 0 } = document.caretPositionFromPoint?.(left + 2, y) ?? {}
    if (!node || node === text || !text.contains(node)) continue
    const range = new Range()
    range.setStart(node, offset)
    // Some browsers give an empty range no position.
    range.setEnd(node, Math.min(offset + 1, node instanceof Text ? node.length : node.childNodes.length))
    return range
  }
  return undefined
}
