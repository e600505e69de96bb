import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { watch } from 'chokidar'
import { isIgnoredPath } from '@/lib/content/source/ignored'

/** Events for browsers when the content changes. */
export interface ContentEvents {
  /** Answers a request with a stream that gets an event at each change. */
  handle(request: IncomingMessage, response: ServerResponse): void
  close(): Promise<void>
}

/**
 * One saved file often makes several events of the file system. Chokidar reports no second change of a file within 50 ms, so a file
 * is read after that time.
 */
const settleMs = 50

/**
 * Watches the content folder; resolves when the watch has begun. `onChange` gets the files of each change before browsers get an
 * event: to load the page again if a file of `static` has changed, whose address stays the same, else to update it.
 */
export async function watchContent(
  folder: string,
  onChange: (files: string[]) => Promise<void> = async () => {},
): Promise<ContentEvents> {
  const listeners = new Set<ServerResponse>()
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let lastChange = Number.NEGATIVE_INFINITY

  let work = Promise.resolve()
  const announce = async () => {
    const files = [...changed]
    changed.clear()
    // An earlier call has announced all changes.
    if (files.length === 0) return
    // A file may disappear while it is read; browsers show the failure, and the next change ends it.
    await onChange(files).catch((error: unknown) => console.error(error))
    const isStatic = files.some((file) => path.relative(folder, file).startsWith(`static${path.sep}`))
    for (const response of listeners) response.write(`event: change\ndata: ${isStatic ? 'load' : 'update'}\n\n`)
  }
  const watcher = watch(folder, { ignoreInitial: true, ignored: (file) => isIgnoredPath(path.relative(folder, file)) })
  watcher.on('all', (_event, file) => {
    changed.add(file)
    lastChange = performance.now()
    clearTimeout(timer)
    timer = setTimeout(() => {
      work = work.then(announce)
    }, settleMs)
  })
  await new Promise<void>((resolve) => watcher.once('ready', resolve))

  return {
    handle: (request, response) => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' })
      // The age of the last change shows the page whether it missed one while it loaded.
      response.write(`retry: 500\nevent: connected\ndata: ${performance.now() - lastChange}\n\n`)
      listeners.add(response)
      request.on('close', () => listeners.delete(response))
    },
    close: async () => {
      clearTimeout(timer)
      for (const response of listeners) response.end()
      await watcher.close()
    },
  }
}
