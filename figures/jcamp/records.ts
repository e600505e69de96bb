import { FileProblem } from './file-problem'

/** One labelled data record, `##LABEL= value`: its label in capitals without blanks, `-`, `/` and `_`, and its value. */
export interface LabelledRecord {
  label: string
  value: string
}

/** A block from `##TITLE=` to `##END=`, without the blocks inside. */
export type Block = LabelledRecord[]

/** Finds the blocks of a JCAMP-DX file, outer before inner. Throws a `FileProblem` if the text is of another kind. */
export function readBlocks(text: string): Block[] {
  const records = readRecords(text)
  if (!records.some(({ label }) => label === 'JCAMPDX' || label === 'JCAMPCS')) throw new FileProblem('foreign')
  const blocks: Block[] = []
  const open: Block[] = []
  for (const record of records) {
    if (record.label === 'TITLE') {
      const block: Block = []
      blocks.push(block)
      open.push(block)
    }
    open.at(-1)?.push(record)
    if (record.label === 'END') open.pop()
  }
  return blocks
}

/** Splits the text at each line that begins with `##`, without comments (`$$`). */
function readRecords(text: string): LabelledRecord[] {
  const parts = `\n${text.replace(/\r\n?/g, '\n')}`.split('\n##').slice(1)
  return parts.flatMap((part) => {
    const equals = part.indexOf('=')
    const label = part.slice(0, equals)
    if (equals < 0 || label.includes('\n')) return []
    return [{ label: normalize(label), value: withoutComments(part.slice(equals + 1)) }]
  })
}

function normalize(label: string): string {
  return label.toUpperCase().replace(/[\s\-/_]/g, '')
}

function withoutComments(value: string): string {
  return (value.includes('$$') ? value.replace(/\$\$.*/g, '') : value).trim()
}

/** The first value of a label in a block, or ''. */
export function textOf(block: Block, label: string): string {
  return block.find((record) => record.label === label)?.value ?? ''
}

/** The number of a label in a block; undefined if there is none. */
export function numberOf(block: Block, label: string): number | undefined {
  return toNumber(textOf(block, label))
}

/** Parses a number with a decimal point or comma; undefined for anything else. */
export function toNumber(text = ''): number | undefined {
  const [first = ''] = text.trim().split(/[\s;]/, 1)
  const value = Number(first.replace(/^([+-]?\d*),(\d+)$/, '$1.$2'))
  return first !== '' && Number.isFinite(value) ? value : undefined
}
