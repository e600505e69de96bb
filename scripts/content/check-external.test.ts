import { createServer } from 'node:http'
import { expect, test } from '@playwright/test'
import { formatProblem } from '@/lib/site/problems/problems'
import { checkExternal } from './check-external'

test('requests each link to another site once, and reports pages that are gone', async () => {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    const status = { '/gone': 404, '/busy': 503, '/no-head': request.method === 'HEAD' ? 405 : 200 }[request.url ?? '']
    response.writeHead(status ?? 200).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const site = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const links = ['/here', '/here#part', '/gone', '/busy', '/no-head'].map((path, index) => ({
    href: site + path,
    file: 'docs/a.md',
    line: index + 1,
  }))
  const problems = await checkExternal(links, { pauseMs: 0 })
  expect(problems.map((problem) => formatProblem(problem).replaceAll(site, ''))).toEqual([
    'docs/a.md:3  error: The link "/gone" answers with 404. Link to where the page is now, or remove the link.',
    'docs/a.md:4  warning: The link "/busy" answers with 503. Open it in a browser, and correct it if it fails there, too.',
  ])
  expect(asked).toEqual([
    'HEAD /here',
    'HEAD /gone',
    'GET /gone',
    'HEAD /busy',
    'GET /busy',
    'HEAD /no-head',
    'GET /no-head',
  ])
  server.close()
})

test('reports a site that does not exist', async () => {
  const ask = async () => {
    throw new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND nothing.example') })
  }
  const links = [{ href: 'https://nothing.example/', file: 'docs/a.md', line: 1 }]
  const [problem] = await checkExternal(links, { ask })
  expect(problem?.severity).toBe('error')
  expect(problem?.message).toContain('getaddrinfo ENOTFOUND')
})
