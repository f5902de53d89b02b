import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { getRequestListener, RequestError } from '@hono/node-server'
import type { App } from '../http/deps.ts'
import { answerToUnreadable } from '../http/unreadable.ts'

/** Connections that were asked to end and do not are cut after this time. */
const PATIENCE_MS = 10_000

/** An address of the machine that it does not have, such as IPv6 where there is none. */
const isAbsent = (error: unknown) =>
  error instanceof Error && 'code' in error && ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(String(error.code))

const opened = (server: Server, port: number, host: string) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port))
  })

/**
 * Listens on one port of several addresses; port 0 is any free one. An address that the machine does not have is left out,
 * as long as one remains.
 */
export async function listen(app: App, hosts: string[], port: number) {
  const servers: Server[] = []
  const answer = getRequestListener(app.fetch, { errorHandler: (error) => misread(app, error) })
  let taken = port
  let absent: unknown
  for (const host of hosts) {
    const server = createServer({ requireHostHeader: false }, (...exchange) => void answer(...exchange)) // the app asks for a Host itself
    server.on('clientError', (error: NodeJS.ErrnoException, socket) => void turnAway(app, error, socket))
    try {
      taken = await opened(server, taken, host)
      servers.push(server)
    } catch (error) {
      if (!isAbsent(error)) throw error
      absent = error
    }
  }
  if (servers.length === 0) throw absent
  return { port: taken, close: () => Promise.all(servers.map(closed)) }
}

/** Answers HTTP of which no request can be made, such as one with a malformed Host. The app answers its own mistakes. */
const misread = (app: App, error: unknown) =>
  error instanceof RequestError ? answerToUnreadable(app) : new Response(null, { status: 500 })

/** Answers what Node could not read as HTTP, and closes the connection. */
async function turnAway(app: App, { code }: NodeJS.ErrnoException, socket: Duplex) {
  if (code === 'ECONNRESET' || !socket.writable) return socket.destroy()
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
  const answer = await answerToUnreadable(app)
  const lines = [...answer.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('')
  socket.end(`HTTP/1.1 400 Bad Request\r\n${lines}Connection: close\r\n\r\n${await answer.text()}`)
}

/** Takes no new request, and lets those that run finish. */
const closed = (server: Server) =>
  new Promise<void>((resolve) => {
    const late = setTimeout(() => server.closeAllConnections(), PATIENCE_MS)
    server.close(() => {
      clearTimeout(late)
      resolve()
    })
    server.closeIdleConnections()
  })
