interface OpenFence {
  mark: string
  /** Whether the block is MDX that is to be read as part of the page. */
  isMdx: boolean
}

/**
 * Takes the fences off blocks of "mdx-code-block", whose content is part of the page: a translator's tool leaves it alone, as it
 * leaves all code. Every line keeps its number.
 */
export function unwrapMdxBlocks(body: string): string {
  if (!body.includes('mdx-code-block')) return body
  let open: OpenFence | undefined
  const lines = body.split('\n').map((line) => {
    const [, mark = '', info = ''] = /^[ \t]*(`{3,}|~{3,})[ \t]*(.*?)[ \t\r]*$/.exec(line) ?? []
    if (mark === '') return line
    if (!open) {
      if (mark.startsWith('`') && info.includes('`')) return line
      open = { mark, isMdx: info === 'mdx-code-block' }
      return open.isMdx ? '' : line
    }
    if (info !== '' || !mark.startsWith(open.mark)) return line
    const { isMdx } = open
    open = undefined
    return isMdx ? '' : line
  })
  // A block that is never closed stays as it is, as code.
  return open?.isMdx ? body : lines.join('\n')
}
