import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { database } from '../../tests/setup/engines.ts'
import { appOver } from '../../tests/setup/scene.ts'
import { listen } from './listen.ts'

const { app, logged } = appOver(await database('embedded'), {}, 'info')
const server = await listen(app, ['127.0.0.1'], 0)
afterAll(() => server.close())

/** What comes back on a connection of its own. */
async function said(request: string) {
  const socket = connect(server.port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(request)
  return text(socket)
}

test.each([
  ['a host with a space', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n'],
  ['a host that is markup', 'GET / HTTP/1.1\r\nHost: <script>\r\nConnection: close\r\n\r\n'],
  ['a host with a path', 'GET / HTTP/1.1\r\nHost: evil.example/x?\r\nConnection: close\r\n\r\n'],
  ['a host with a name and password', 'GET / HTTP/1.1\r\nHost: a:b@evil.example\r\nConnection: close\r\n\r\n'],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['no host, as before hosts', 'GET / HTTP/1.0\r\n\r\n'],
  ['an address that is none', 'GET http://[ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'],
  ['a line that is none', 'HELLO\r\n\r\n'],
  ['a header that is none', 'GET / HTTP/1.1\r\nHost: localhost\r\nx y: z\r\n\r\n'],
])('%s gets the one shape of a failure, the whole set of headers, and a line in the log', async (_, request) => {
  logged.splice(0)
  const [head = '', body = ''] = (await said(request)).split('\r\n\r\n')
  expect(head).toMatch(/^HTTP\/1[.]1 400 Bad Request\r\n/)
  for (const line of [
    /^content-security-policy: default-src 'self'/im,
    /^x-content-type-options: nosniff$/im,
    /^cache-control: no-store$/im,
  ])
    expect(head).toMatch(line)
  expect(JSON.parse(body)).toMatchObject({ code: 'malformed' })
  expect(logged.map((line) => JSON.parse(line))).toEqual([expect.objectContaining({ status: 400, msg: 'request' })])
})

test('a connection that breaks off is neither answered nor logged', async () => {
  logged.splice(0)
  const socket = connect(server.port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write('GET / HTTP/1.1\r\nHo')
  socket.resetAndDestroy()
  expect(await said('GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1[.]1 200 OK/)
  expect(logged).toHaveLength(1)
})
