/** Where progress is written. */
export type ProgressStream = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>

const width = 30

/** Shows how far an upload is: a bar in a terminal, a line per step elsewhere, such as in the log of a CI system. */
export function createProgress(stream: ProgressStream, unit: string): (done: number, total: number) => void {
  return (done, total) => {
    const share = total === 0 ? 1 : done / total
    const text = `${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} ${unit}`
    if (!stream.isTTY) {
      stream.write(`${text}\n`)
      return
    }
    const filled = Math.round(width * share)
    const bar = '█'.repeat(filled) + '░'.repeat(width - filled)
    // The carriage return draws the bar over the one before.
    stream.write(`\r${bar} ${text}${done === total ? '\n' : ''}`)
  }
}
