import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { expect, test } from '@playwright/test'
import { closeServer, listen } from './listen'
import { below, chain, type Middleware, refuseForeign } from './middleware'

const answer: Middleware = ({ url }, response) => void response.end(url)

/** The first line and the body of the answer to a request line and a host, sent as they are. */
async function send(middlewares: Middleware[], line: string, host = 'localhost'): Promise<string> {
  const server = createServer(chain(middlewares))
  const socket = connect(await listen(server, 0, '127.0.0.1'), '127.0.0.1')
  socket.end(`GET ${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`)
  let text = ''
  socket.on('data', (bytes) => {
    text += bytes
  })
  await once(socket, 'end')
  await closeServer(server)
  return `${/HTTP\/1.1 (\d+)/.exec(text)?.[1]} ${text.split('\r\n\r\n')[1]}`
}

for (const host of ['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'LOCALHOST']) {
  test(`answers to ${host}`, async () => {
    expect(await send([refuseForeign, answer], '/docs//a', host)).toContain('200')
  })
}

for (const host of ['evil.example', 'localhost.evil.example', 'localhost:80@evil.example', '127.0.0.1.nip.io', '']) {
  test(`refuses the host "${host}"`, async () => {
    expect(await send([refuseForeign, answer], '/', host)).toContain('403')
  })
}

for (const line of ['//', '//:', '/\\', '//a:b:c/', '*', 'http://localhost//']) {
  test(`refuses the address ${line}`, async () => {
    expect(await send([refuseForeign, answer], line)).toContain('400')
  })
}

test('answers with status 500 when a middleware fails at once or later', async () => {
  const failures: Middleware[] = [
    () => {
      throw new Error('at once')
    },
    () => Promise.reject(new Error('later')),
  ]
  for (const fail of failures) {
    expect(await send([fail, answer], '/')).toMatch(/^500/)
    expect(await send([(_request, _response, pass) => pass(), fail], '/')).toMatch(/^500/)
  }
})

test('passes addresses on unchanged, or as a middleware changes them', async () => {
  const rename: Middleware = ({ url }, _response, pass) => pass(url === '/a' ? '/b' : undefined)
  expect(await send([below('/docs', rename), answer], '/docs/a')).toContain('/docs/b')
  expect(await send([below('/docs', rename), answer], '/docs/c')).toContain('/docs/c')
  expect(await send([below('/docs', rename), answer], '/a')).toContain('/a')
  expect(await send([below('/docs', answer)], '/docs/a')).toMatch(/ \/a/)
})
