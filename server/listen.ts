import type { AddressInfo } from 'node:net'
import { createAdaptorServer, type ServerType } from '@hono/node-server'
import type { App } from './http/deps.ts'

/** Connections that were asked to end and do not are cut after this time. */
const PATIENCE_MS = 10_000

/** An address of the machine that it does not have, such as IPv6 where there is none. */
const isAbsent = (error: unknown) =>
  error instanceof Error && 'code' in error && ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(String(error.code))

const opened = (server: ServerType, port: number, host: string) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port))
  })

/**
 * Listens on one port of several addresses; port 0 is any free one. An address that the machine does not have is left out,
 * as long as one remains.
 */
export async function listen(app: App, hosts: string[], port: number) {
  const servers: ServerType[] = []
  let taken = port
  let absent: unknown
  for (const host of hosts) {
    const server = createAdaptorServer({ fetch: app.fetch })
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

/** Takes no new request, and lets those that run finish. */
const closed = (server: ServerType) =>
  new Promise<void>((resolve) => {
    const late = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), PATIENCE_MS)
    server.close(() => {
      clearTimeout(late)
      resolve()
    })
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  })
