import { FileProblem, type FileProblemCode } from '@/figures/jcamp/file-problem'
import { readJcamp } from '@/figures/jcamp/read-jcamp'
import { decodeFile } from './decode-file'
import type { OwnSpectrum } from './own-spectrum'
import { prepare } from './prepare'

/** The worker's answer to a file. */
export type FileAnswer = { own: OwnSpectrum } | { problem: FileProblemCode; detail: string }

self.addEventListener('message', ({ data }: MessageEvent<File>) => {
  answer(data).then((message) => self.postMessage(message))
})

async function answer(file: File): Promise<FileAnswer> {
  try {
    return { own: prepare(readJcamp(await decodeFile(file)), file.name) }
  } catch (error) {
    // A file that cannot be read, such as one that was moved, or code that meets what it does not expect.
    if (!(error instanceof FileProblem)) return { problem: 'unreadable', detail: String(error) }
    return { problem: error.code, detail: error.detail }
  }
}
