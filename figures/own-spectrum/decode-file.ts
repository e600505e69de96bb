import { FileProblem } from '@/figures/jcamp/file-problem'

/** Most bytes of a file: eight times those of a large 1D FID. */
const mostBytes = 32 * 2 ** 20
/** Bytes at the start in which a text has no zero. */
const startOfFile = 1000

/** Reads a file as text. Throws a `FileProblem` if it is too large, or no text. */
export async function decodeFile(file: Blob): Promise<string> {
  if (file.size > mostBytes) throw new FileProblem('huge')
  const bytes = new Uint8Array(await file.arrayBuffer())
  const start = bytes.subarray(0, startOfFile)
  const isZip = start[0] === 0x50 && start[1] === 0x4b
  if (isZip || start.includes(0)) throw new FileProblem('binary')
  return new TextDecoder().decode(bytes)
}
