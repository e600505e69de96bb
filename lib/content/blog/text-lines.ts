/** One line of a Markdown text. */
export interface TextLine {
  text: string
  /** Whether it belongs to a fenced code block, or opens or closes one. */
  isCode: boolean
}

/** The mark that opens a fenced code block, also inside a quotation or a list. */
const opening = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(?:(`{3,})[^`]*|(~{3,}).*)$/

/** The lines of a Markdown text, each with whether it is code. */
export function readLines(body: string): TextLine[] {
  let fence: string | undefined
  return body.split('\n').map((text) => {
    const isCode = fence !== undefined
    if (fence === undefined) fence = openFence(text)
    else if (closesFence(text, fence)) fence = undefined
    return { text, isCode: isCode || fence !== undefined }
  })
}

function openFence(line: string): string | undefined {
  const [, backticks, tildes] = opening.exec(line) ?? []
  return backticks ?? tildes
}

function closesFence(line: string, fence: string): boolean {
  const marks = line.replace(/^[\s>]*/, '').trimEnd()
  return marks.startsWith(fence) && /^(`+|~+)$/.test(marks)
}
