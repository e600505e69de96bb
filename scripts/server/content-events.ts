import type { IncomingMessage, ServerResponse } from 'node:http'
import { watch } from 'chokidar'

/** Events for browsers when the content changes. */
export interface ContentEvents {
  /** Answers a request with a stream that gets an event at each change. */
  handle(request: IncomingMessage, response: ServerResponse): void
  close(): Promise<void>
}

/** One saved file often makes several events of the file system. */
const settleMs = 50

/** Watches a folder; resolves when the watch has begun. `onChange` gets the files of each change before browsers get an event. */
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

/** Swap and backup files of editors, which change at each keystroke. */
function isTemporary(file: string): boolean {
  return /(?:~|\.swp|\.swx|\.tmp|\.DS_Store|___jb_(?:bak|old|tmp)___)$/.test(file)
}
