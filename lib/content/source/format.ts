/** How a file's body is read: MDX unless its front matter asks for plain Markdown, always or by the file's extension. */
export function bodyFormat(asked: unknown, file: string): 'md' | 'mdx' {
  const isPlain = asked === 'md' || (asked === 'detect' && file.toLowerCase().endsWith('.md'))
  return isPlain ? 'md' : 'mdx'
}
