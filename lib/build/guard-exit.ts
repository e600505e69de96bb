/**
 * Makes the process fail with a message if it ends, with success, before the returned function was called: code of a page or a
 * package may call `process.exit`.
 */
export function guardExit(message: string): () => void {
  const check = (code: number) => {
    if (code !== 0) return
    console.error(message)
    process.exitCode = 1
  }
  process.on('exit', check)
  return () => void process.off('exit', check)
}
