import { readdirSync, readFileSync } from 'node:fs'
import { environment } from '@/lib/site/environment'

/** The addresses of the shipped pages whose steps name marks of pictures, in a number of lists of about equal length. */
export function listPagesWithMarks(lists: number): string[][] {
  const pages = readdirSync(environment.outDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html'))
    .filter((file) => readFileSync(`${environment.outDir}/${file}`, 'utf8').includes('data-names='))
    .map((file) => file.slice(0, -'index.html'.length))
    .sort()
  return Array.from({ length: lists }, (_, list) => pages.filter((_, index) => index % lists === list))
}
