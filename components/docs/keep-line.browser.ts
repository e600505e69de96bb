/**
 * Makes a change that rewraps the text, and scrolls so that the line at the top of the window, below the sticky parts, stays
 * in place.
 */
export function keepLine(text: Element | null, change: () => void): void {
  const line = text && scrollY > 0 ? findTopLine(text) : undefined
  const before = line?.getBoundingClientRect().top
  change()
  if (line && before !== undefined) scrollBy({ top: line.getBoundingClientRect().top - before, behavior: 'instant' })
}

/** The first character, or else picture or other element, in view. */
function findTopLine(text: Element): Range | Element | undefined {
  const { left, right } = text.getBoundingClientRect()
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBlockStart)
  for (let y = covered; y < innerHeight; y += 8) {
    const element = document.elementFromPoint((left + right) / 2, y)
    if (!element || element === text || !text.contains(element)) continue
    const range = rangeAt(left + 2, y)
    return range && text.contains(range.startContainer) ? range : element
  }
  return undefined
}

function rangeAt(x: number, y: number): Range | undefined {
  const position = document.caretPositionFromPoint?.(x, y)
  const range = document.caretRangeFromPoint?.(x, y)
  if (range) return widen(range)
  if (!position) return undefined
  const found = document.createRange()
  found.setStart(position.offsetNode, position.offset)
  return widen(found)
}

// Some browsers give an empty range no position.
function widen(range: Range): Range | undefined {
  const { startContainer, startOffset } = range
  if (!(startContainer instanceof Text) || startContainer.length === 0) return undefined
  const offset = Math.min(startOffset, startContainer.length - 1)
  range.setStart(startContainer, offset)
  range.setEnd(startContainer, offset + 1)
  return range
}
