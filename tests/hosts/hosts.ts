import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { readSiteFiles } from '../../lib/output/site-files'

/** A response of a host. */
export interface Answer {
  status: number
  /** By name in lower case. */
  headers: Record<string, string>
  body: Buffer
}

/** A host that serves a site. */
export interface Host {
  /** Requests a path, without following redirects. */
  ask(pathname: string): Promise<Answer>
  close(): Promise<void>
}

type Files = Map<string, Buffer>
type Headers = Record<string, string>

/** How a host finds the response for a path, according to its documentation. */
type Rules = (pathname: string, files: Files) => Partial<Answer> | undefined

/** Emulates a host that serves a folder at a base path. */
export async function emulate(rules: Rules, folder: string, basePath = ''): Promise<Host> {
  const list = await readSiteFiles(folder)
  const entries = list.map(async (file) => [file, await readFile(path.join(folder, file))] as const)
  const files: Files = new Map(await Promise.all(entries))
  const ask = async (written: string): Promise<Answer> => {
    const pathname = decodeURI(written.replace(/[?#].*/s, ''))
    const inside = pathname.startsWith(`${basePath}/`) ? pathname.slice(basePath.length) : undefined
    const found = inside === undefined ? undefined : rules(inside, files)
    const answer = { status: 200, headers: {}, body: Buffer.alloc(0), ...(found ?? { status: 404 }) }
    const { location } = answer.headers as Headers
    if (location) return { ...answer, headers: { ...answer.headers, location: basePath + encodeURI(location) } }
    const page = files.get('/404.html')
    return answer.status === 404 && page ? { ...answer, body: page } : answer
  }
  return { ask, close: async () => {} }
}

/** Wraps a host that listens at an origin. */
export function connect(origin: string, close: () => Promise<void>): Host {
  const ask = async (pathname: string) => {
    const response = await fetch(origin + pathname, { redirect: 'manual', headers: { 'Accept-Encoding': 'identity' } })
    const location = response.headers.get('location')
    return {
      status: response.status,
      headers: { ...Object.fromEntries(response.headers), ...(location && { location: location.replace(origin, '') }) },
      body: Buffer.from(await response.arrayBuffer()),
    }
  }
  return { ask, close }
}

const send = (file: string, files: Files, headers: Headers = {}) => ({ body: files.get(file) as Buffer, headers })
const redirect = (status: number, location: string) => ({ status, headers: { location } })
const indexOf = (pathname: string) => `${pathname.replace(/\/$/, '')}/index.html`

/** https://docs.github.com/pages: Jekyll omits names that begin with an underscore or a dot, unless `.nojekyll` exists. */
export const gitHub: Rules = (pathname, files) => {
  const isOmitted = !files.has('/.nojekyll') && /\/[_.]/.test(pathname)
  if (isOmitted) return undefined
  if (files.has(pathname)) return send(pathname, files)
  if (files.has(`${pathname}.html`)) return send(`${pathname}.html`, files)
  if (!files.has(indexOf(pathname))) return undefined
  return pathname.endsWith('/') ? send(indexOf(pathname), files) : redirect(301, `${pathname}/`)
}

const settingsFiles = new Set(['/_headers', '/_redirects'])

/** https://developers.cloudflare.com/pages/configuration/serving-pages: redirects come first, extensions are removed. */
export const cloudflare: Rules = (pathname, files) => {
  const [, to, status] = readRedirects(files).find(([from]) => from === pathname) ?? []
  if (to) return redirect(Number(status), to)
  if (settingsFiles.has(pathname)) return undefined
  const headers = readHeaders(pathname, files)
  if (pathname.endsWith('/index.html') && files.has(pathname)) return redirect(308, pathname.slice(0, -10))
  if (pathname.endsWith('.html') && files.has(pathname)) return redirect(308, pathname.slice(0, -5))
  if (files.has(pathname)) return send(pathname, files, headers)
  if (files.has(`${pathname}.html`)) return send(`${pathname}.html`, files, headers)
  if (!files.has(indexOf(pathname))) return { status: 404, headers: { ...headers, 'cache-control': 'no-store' } }
  return pathname.endsWith('/') ? send(indexOf(pathname), files, headers) : redirect(308, `${pathname}/`)
}

/** https://docs.netlify.com/routing/redirects: files come before redirects. */
export const netlify: Rules = (pathname, files) => {
  const headers = readHeaders(pathname, files)
  if (settingsFiles.has(pathname)) return undefined
  const file = [pathname, indexOf(pathname), `${pathname}.html`].find((each) => files.has(each))
  if (file) return send(file, files, headers)
  const [, to, status] = readRedirects(files).find(([from]) => from === pathname) ?? []
  return to ? redirect(Number(status), to) : { status: 404, headers }
}

/** https://vercel.com/docs/project-configuration, with the settings in `vercel.json`. */
export function vercel(settings: {
  trailingSlash: boolean
  headers: Array<{ source: string; headers: Array<{ key: string; value: string }> }>
}): Rules {
  return (pathname, files) => {
    const matching = settings.headers.filter(({ source }) => new RegExp(`^${source}$`).test(pathname))
    const pairs = matching.flatMap(({ headers }) => headers.map(({ key, value }) => [key.toLowerCase(), value]))
    const headers = { 'cache-control': 'public, max-age=0, must-revalidate', ...Object.fromEntries(pairs) }
    if (files.has(pathname)) return send(pathname, files, headers)
    if (!pathname.endsWith('/') && settings.trailingSlash) return redirect(308, `${pathname}/`)
    return files.has(indexOf(pathname)) ? send(indexOf(pathname), files, headers) : { status: 404, headers }
  }
}

/** nginx with `try_files $uri $uri/index.html =404`, without headers, for machines without nginx. */
export const nginxRules: Rules = (pathname, files) => {
  const file = [pathname, indexOf(pathname)].find((each) => files.has(each) && each !== '/404.html')
  return file ? send(file, files) : undefined
}

function readRedirects(files: Files): string[][] {
  const lines = files.get('/_redirects')?.toString().split('\n') ?? []
  return lines.map((line) => line.split(' '))
}

/** Headers of all matching rules; those of the same name are joined. */
function readHeaders(pathname: string, files: Files): Headers {
  const headers: Headers = { 'cache-control': 'public, max-age=0, must-revalidate' }
  const own: Headers = {}
  for (const block of files
    .get('/_headers')
    ?.toString()
    .split(/\n(?=\S)/) ?? []) {
    const [pattern = '', ...lines] = block.trim().split('\n')
    if (!pathname.startsWith(pattern.replace(/\*$/, ''))) continue
    for (const line of lines) {
      const [, name = '', value = ''] = /^\s+([^:]+): (.*)$/.exec(line) ?? []
      own[name.toLowerCase()] = [own[name.toLowerCase()], value].filter(Boolean).join(', ')
    }
  }
  return { ...headers, ...own }
}
