import type { Server as HttpServer } from 'node:http'
import type { AddressInfo, Server } from 'node:net'

/** Opens a server's port, on all addresses of the machine or on one; resolves to the port, rejects with a plain sentence. */
export function listen(server: Server, port: number, host?: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const message = `Port ${port} is in use. Stop what uses it, or choose another one: PORT=${port + 1}`
      reject(error.code === 'EADDRINUSE' ? new Error(message) : error)
    })
    server.listen({ port, host }, () => resolve((server.address() as AddressInfo).port))
  })
}

/** Closes a server and its connections. */
export function closeServer(server: HttpServer): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
}

/** Closes a server and ends the process on a signal. */
export function closeOnStop(close: () => Promise<void>): void {
  const stop = () => void close().finally(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
  if (!process.env.npm_lifecycle_event) return
  // A stopped npm ends the shell of a script, but sends the script no signal.
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    stop()
  }, 500)
  timer.unref()
}
