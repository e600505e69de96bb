import type { IncomingMessage, ServerResponse } from 'node:http'
import { watch } from 'chokidar'

/** Tells browsers that the content has changed. */
export interface ContentEvents {
  /** Keeps a browser's request open and writes an event to it at each change. */
  handle(request: IncomingMessage, response: ServerResponse): void
  close(): Promise<void>
}

/** One saved file often makes several events of the file system. */
const settleMs = 50

/** Watches a folder; resolves when the watch has begun. `onChange` is told the files of each change before browsers are. */
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
    // What was saved meanwhile has been told.
    if (files.length === 0) return
    await onChange(files)
    for (const response of listeners) response.write('event: change\ndata:\n\n')
  }
  const watcher = watch(folder, { ignoreInitial: true, ignored: isTemporary })
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
      // A change while the page was on its way has passed it by: its age tells the page whether to ask again.
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

// Swap and backup files of editors come and go at each keystroke.
function isTemporary(file: string): boolean {
  return /(?:~|\.swp|\.swx|\.tmp|\.DS_Store|___jb_\w+)$/.test(file)
}
