import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

const KINDS: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
}

export type Floor = { url: string; close: () => void }

/**
 * Serves a folder as cheaply as a server can: from memory, gzip, hashed files immutable.
 * @param maxAge seconds that the page itself is fresh
 */
export async function serveFloor(folder: string, maxAge = 0): Promise<Floor> {
  const files = new Map<string, Buffer>()
  const read = (path: string) => {
    const known = files.get(path) ?? gzipSync(readFileSync(join(folder, path)), { level: 9 })
    files.set(path, known)
    return known
  }
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://floor').pathname
    const file = extname(path) ? path : '/index.html'
    try {
      const body = read(file)
      response.writeHead(200, {
        'content-type': KINDS[extname(file)] ?? 'application/octet-stream',
        'content-encoding': 'gzip',
        'content-length': body.length,
        'cache-control': file.startsWith('/assets/') ? 'max-age=31536000, immutable' : maxAge ? `max-age=${maxAge}` : 'no-cache',
      })
      response.end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, close: () => server.close() }
}
