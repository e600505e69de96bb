import { FileProblem } from '@/figures/jcamp/file-problem'
import type { OwnSpectrum } from './own-spectrum'
import type { FileAnswer } from './own-spectrum-worker'
import { text } from './texts'

/** Reads a file of the reader, and says what happens or what is wrong with it; undefined if it cannot be drawn. */
export async function readFile(file: File, say: (message: string) => void): Promise<OwnSpectrum | undefined> {
  const { name } = file
  say(text('reading', { name }))
  try {
    return await readInWorker(file)
  } catch (error) {
    const isProblem = error instanceof FileProblem
    say(isProblem ? text(error.code, { name, detail: error.detail }) : text('noReader'))
    return undefined
  }
}

/** Reads a file in a worker, which ends with it. */
function readInWorker(file: File): Promise<OwnSpectrum> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(siteExtension.workers.ownSpectrum ?? '')
    worker.onmessage = ({ data }: MessageEvent<FileAnswer>) => {
      worker.terminate()
      if ('own' in data) resolve(data.own)
      else reject(new FileProblem(data.problem, data.detail))
    }
    worker.onerror = (event) => {
      event.preventDefault()
      worker.terminate()
      reject(new Error('The worker did not start.'))
    }
    worker.postMessage(file)
  })
}
