import type { DiagramFinding, DiagramLine } from './diagram-text'

/** A kind of diagram that is read line by line: what its lines may be, besides the first. */
interface DiagramForm {
  name: string
  header: RegExp
  lines: RegExp[]
  /** What stands between braces instead. */
  inner?: RegExp[]
  /** What a writer may write, in words. */
  allowed: string
  /** What a line becomes for the drawing program. */
  rewrite?: (lines: string[]) => string[]
  /** Says why a line cannot follow the one before it, and what to write. */
  refuse?: (line: string, before: string) => Pick<DiagramFinding, 'found' | 'fix'> | undefined
}

const text = String.raw`\S.*`
const id = String.raw`[\p{L}\p{N}_]+(?:-[\p{L}\p{N}_]+)*`
const form = (pattern: string) => new RegExp(`^(?:${pattern})$`, 'u')

/** Kinds of diagrams besides flowcharts. Lines of other forms would be lost, or drawn as what they do not mean. */
const forms: DiagramForm[] = [
  {
    name: 'sequence diagram',
    header: /^sequenceDiagram$/,
    lines: [
      form(`(?:participant|actor) ${id}(?: as ${text})?`),
      form(String.raw`${id}\s*--?(?:>>|\))\s*[+-]?\s*${id}\s*:\s*${text}`),
      form(String.raw`[Nn]ote (?:left of|right of|over) ${id}(?:\s*,\s*${id})*\s*:\s*${text}`),
      form(`(?:loop|alt|opt|par|critical|break|else|and)(?: ${text})?|end`),
    ],
    allowed:
      'Write "participant A as Name", "A->>B: text", with "->>", "-->>", "-)" or "--)", "Note over A,B: text", or a block of "loop", "alt", "else", "opt", "par", "and", "critical", "break" and "end".',
    // It is drawn above the frame, or beside the message before.
    refuse: (line, before) =>
      /^note /i.test(line) && /^(?:loop|alt|opt|par|critical|break|else|and)\b/.test(before)
        ? {
            found: `"${line}" stands first in its block, where no note can be drawn.`,
            fix: 'Write it below the first message of the block.',
          }
        : undefined,
  },
  {
    name: 'state diagram',
    header: /^stateDiagram(?:-v2)?$/,
    lines: [
      form(String.raw`(?:\[\*\]|${id})\s*-->\s*(?:\[\*\]|${id})(?:\s*:\s*${text})?`),
      form(String.raw`${id}\s*:\s*${text}`),
      form(String.raw`state "[^"]+" as ${id}(?:\s*\{)?`),
      form(String.raw`state ${id}\s*\{|\}|direction (?:TB|TD|LR|BT|RL)`),
    ],
    allowed: 'Write "A --> B : text", "[*] --> A", "A : text", "state A {", "}" or "direction LR".',
    rewrite: nameStatesFirst,
  },
  {
    name: 'class diagram',
    header: /^classDiagram$/,
    lines: [
      form(String.raw`class ${id}(?:\s*~\w+~)?(?:\s*\{|\s*\{\s*<<\w+>>\s*\})?`),
      form(
        String.raw`${id} (?:"[^"]*" )?(?:<\|--|<\|\.\.|\*--|o--|-->|--\*|--o|--\|>|\.\.>|\.\.\|>|<--|<\.\.|--) (?:"[^"]*" )?${id}(?:\s*:\s*${text})?`,
      ),
      form(String.raw`${id}\s*:\s*${text}`),
    ],
    inner: [form(String.raw`[+\-#~]?[^{}<>:"|]+|<<\w+>>|\}`)],
    allowed:
      'Write "class Name {", members, "}", "Name : member", or "A <|-- B : text", with spaces around <|--, *--, o--, -->, --, ..> or ..|>.',
  },
  {
    name: 'diagram of entities',
    header: /^erDiagram$/,
    lines: [form(String.raw`${id} [|}][o|](?:--|\.\.)[o|][|{] ${id}\s*:\s*${text}`), form(String.raw`${id}\s*\{`)],
    inner: [form(String.raw`\S+ [\w-]+(?:,? (?:PK|FK|UK))*(?: "[^"]*")?|\}`)],
    allowed: 'Write "A ||--o{ B : text", "A {", attributes such as "string name PK", or "}".',
    rewrite: (lines) => lines.map((line) => line.replace(/, ?(?=(?:PK|FK|UK)\b)/g, ' ')),
  },
]

/** What a diagram may begin with. */
export const diagramHeaders = ['flowchart LR', 'sequenceDiagram', 'stateDiagram-v2', 'classDiagram', 'erDiagram']

/** The lines of a diagram that is not a flowchart, as the drawing program reads them; undefined when its kind cannot be drawn. */
export function rewriteDiagram(
  header: string,
  lines: DiagramLine[],
): { program: string; findings: DiagramFinding[] } | undefined {
  const kind = forms.find((each) => each.header.test(header))
  if (!kind) return undefined
  const findings: DiagramFinding[] = []
  const open: DiagramLine[] = []
  for (const [index, line] of lines.entries()) {
    const refusal = kind.refuse?.(line.text, lines[index - 1]?.text ?? '')
    if (refusal) findings.push({ line: line.number, ...refusal })
    const allowed = (open.length > 0 && kind.inner) || kind.lines
    if (line.text === '}') open.pop()
    if (!allowed.some((each) => each.test(line.text))) {
      const found = `"${line.text}" cannot be read in a ${kind.name}.`
      findings.push({ line: line.number, found, fix: kind.allowed })
    } else if (line.text.endsWith('{')) open.push(line)
  }
  for (const { text: line, number } of open)
    findings.push({ line: number, found: `"${line}" is not closed.`, fix: 'Write "}" on a line of its own.' })
  const texts = lines.map((line) => line.text)
  return { program: [header, ...(kind.rewrite?.(texts) ?? texts)].join('\n'), findings }
}

/** Puts what a state is called before what is done with it: the drawing program keeps the first it reads of a state. */
function nameStatesFirst(lines: string[]): string[] {
  const blocks: Array<{ names: string[]; others: string[] }> = [{ names: [], others: [] }]
  const join = ({ names, others }: { names: string[]; others: string[] }) => [...names, ...others]
  for (const line of lines) {
    const block = blocks.at(-1)
    const isName = /^[^[\]>{]+:|^state ".*" as [^{]+$/.test(line) && !line.includes('-->')
    if (isName) block?.names.push(line)
    else if (line === '}' && blocks.length > 1) {
      const inner = join(blocks.pop() ?? { names: [], others: [] })
      blocks.at(-1)?.others.push(...inner, line)
    } else block?.others.push(line)
    if (line.endsWith('{')) blocks.push({ names: [], others: [] })
  }
  return blocks.flatMap(join)
}
