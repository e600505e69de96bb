/** A line or paragraph of Markdown as a reader would say it: without marks, links' targets, tags and comments. */
export function plainText(markdown: string): string {
  const kept: string[] = []
  // What must survive as it is stands aside while the marks are removed.
  const keep = (text: string) => `\uE000${kept.push(text) - 1}\uE000`
  const bare = markdown
    .replace(/(`+)(?!`)(.*?[^`])\1(?!`)/gs, (_, _ticks, code: string) => keep(code.trim()))
    .replace(/\\([!-/:-@[-`{-~])/g, (_, mark: string) => keep(mark))
    .replace(/<!--.*?-->|\{\/\*.*?\*\/\}/gs, '')
    .replace(/\$([^$\n]+)\$/g, (_, formula: string) => keep(formula))
    .replace(/\[\^[^\]]+\]/g, '')
    .replace(/!\[([^\]]*)\](?:\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\])/g, '$1')
    .replace(/\[((?:[^[\]]|\[[^\]]*\])*)\](?:\((?:[^()]|\([^()]*\))*\)|\[[^\]]*\])/g, '$1')
    .replace(/<((?:https?:|mailto:)[^>\s]+)>/g, '$1')
    .replace(/<\/?[a-zA-Z][^<>]*>/g, '')
    .replace(/(\*{1,3})(?=\S)(.+?)(?<=\S)\1/gs, '$2')
    .replace(/(?<![\p{L}\p{N}_])(_{1,3})(?=\S)(.+?)(?<=\S)\1(?![\p{L}\p{N}_])/gsu, '$2')
    .replace(/~~(?=\S)(.+?)(?<=\S)~~/gs, '$1')
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, decodeEntity)
  return bare
    .replace(/\uE000(\d+)\uE000/g, (_, index: string) => kept[Number(index)] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }

function decodeEntity(entity: string, decimal?: string, hex?: string, name = ''): string {
  const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : undefined
  if (code !== undefined) return code <= 0x10ffff ? String.fromCodePoint(code) : entity
  return entities[name] ?? entity
}
