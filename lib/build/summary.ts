import type { SiteFile } from '@/lib/output/site-files'

/** What a build made, and what it took. */
export interface BuildFigures {
  files: SiteFile[]
  seconds: number
  /** Of all processes of the build together; unknown on systems without /proc. */
  peakMemoryBytes: number | undefined
}

/** Hosts refuse sites of more files: the strictest widely used limit is 20,000. */
const fileLimit = 20_000
const warnFrom = 15_000

/** The closing lines of a build. */
export function formatSummary(folder: string, { files, seconds, peakMemoryBytes }: BuildFigures): string {
  const pages = files.filter((file) => file.path.endsWith('.html')).length
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  const memory = peakMemoryBytes === undefined ? '' : `, ${megabytes(peakMemoryBytes)} at most in memory`
  const lines = [
    `${folder}/ is ready: ${count(pages)} pages, ${count(files.length)} files, ${megabytes(bytes)}; ${seconds.toFixed(1)} s${memory}.`,
  ]
  if (files.length >= warnFrom) {
    lines.push(
      `Warning: some hosts accept no more than ${count(fileLimit)} files. Each page is five of them: move old versions into a site of their own.`,
    )
  }
  return lines.join('\n')
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(bytes < 10_000_000 ? 1 : 0)} MB`
}

function count(number: number): string {
  return number.toLocaleString('en-US')
}
