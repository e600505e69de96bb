import type { Problem } from './problems'

/** What the YAML reader complains about. */
export interface YamlFault {
  code: string
  message: string
  offset: number
}

type Explanation = Pick<Problem, 'found' | 'fix'>

/** Says a fault of YAML in a writer's words, with the corrected line where that can be known. */
export function explainYamlError({ code, message }: YamlFault, line: string): Explanation {
  const quote = `Put the value in quotes: ${quoteValue(line)}`
  switch (code) {
    case 'BLOCK_AS_IMPLICIT_KEY':
      return /:\s.*:\s/.test(line)
        ? { found: 'The value holds a colon and a space, which start a new key.', fix: quote }
        : { found: 'The line after this one is indented more deeply.', fix: 'Start all keys in the same column.' }
    case 'BAD_SCALAR_START':
    case 'TAG_RESOLVE_FAILED':
      return { found: 'The value starts with a character that has a meaning in YAML.', fix: quote }
    case 'UNEXPECTED_TOKEN':
      return message.includes('at node end')
        ? { found: 'More text follows after the end of the value.', fix: quote }
        : { found: 'Something here does not belong to any value.', fix: 'Remove it, or put the value in quotes.' }
    case 'DUPLICATE_KEY':
      return { found: `The key "${keyOf(line)}" is written twice.`, fix: 'Keep one of the two.' }
    case 'TAB_AS_INDENT':
      return { found: 'The line is indented with a tab.', fix: 'Indent with spaces.' }
    case 'BAD_INDENT':
      return message.startsWith('Flow')
        ? { found: 'A bracket that opens above is not closed.', fix: 'Add the closing bracket.' }
        : {
            found: 'The indentation does not match the lines above.',
            fix: 'Start what belongs together in the same column.',
          }
    case 'MISSING_CHAR':
      if (message.includes('quote'))
        return { found: 'A quote opens here and is never closed.', fix: 'Add the closing quote.' }
      break
    case 'MULTILINE_IMPLICIT_KEY':
      return { found: 'The line is not a key with a value.', fix: 'Write "key: value", with a space after the colon.' }
    case 'MULTIPLE_DOCS':
      return { found: 'A line of "---" starts a second document.', fix: 'Remove the line.' }
  }
  return {
    found: `The text is not valid YAML (${message}).`,
    fix: 'Check quotes, brackets and indentation here and above.',
  }
}

function keyOf(line: string): string {
  return (/^[\s-]*([^:]*)/.exec(line)?.[1] ?? '').trim().replace(/^["']|["']$/g, '')
}

/** The line with its value in quotes that it does not hold itself; a sentence of its own. */
function quoteValue(line: string): string {
  const [, key = '', typed = ''] = /^\s*((?:- )?[^:]+:\s+)(.*?)\s*$/.exec(line) ?? []
  if (typed === '') return 'key: "value".'
  const inner = /^(['"]).*\1$/.test(typed) && !/^".*".*"$/.test(typed) ? typed.slice(1, -1) : typed
  return `${key}${inner.includes('"') ? `'${inner.replaceAll("'", "''")}'` : `"${inner}"`}`
}
