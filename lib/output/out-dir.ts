/** The folder that holds the finished site, relative to the working directory. */
export function outDir(): string {
  return process.env.OUT_DIR ?? 'out'
}
