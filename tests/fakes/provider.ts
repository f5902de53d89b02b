import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Asked = { method: string; path: string; headers: Record<string, string | undefined>; body: string }
export type Said = { status: number; body: unknown; headers?: Record<string, string> }

/**
 * What goes wrong with one request: `dropped` is done and its answer lost, `refused` is not even heard, `slow` and `nonsense`
 * are answered so, a number is an answer with that status. A `deed` of the test's comes in between, and the answer is lost.
 */
export type Fault = 'dropped' | 'refused' | 'slow' | 'nonsense' | number | { is: 'dropped' | 'refused'; deed: () => void }

type Wishes = { respond: (asked: Asked) => Said; key: string; reused: Said }

/**
 * A payment provider's HTTP side on this machine, with its faults: an idempotency key answers a repetition as the first time,
 * and refuses another body.
 */
export async function openProvider({ respond, key, reused }: Wishes) {
  const asked: Asked[] = []
  const faults: { of: RegExp; fault: Fault }[] = []
  let keeps = true
  const kept = new Map<string, { body: string; said: Said }>()

  /** Does it once for its key. */
  function said(request: Asked): Said {
    const name = request.headers[key]
    if (!name || request.method !== 'POST') return respond(request)
    const before = kept.get(name)
    if (before) return before.body === request.path + request.body ? before.said : reused
    const answer = respond(request)
    if (keeps && answer.status < 500 && answer.status !== 401) kept.set(name, { body: request.path + request.body, said: answer })
    return answer
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { method = 'GET', url = '/', headers } = request
    const one = { method, path: url, headers: headers as Asked['headers'], body: Buffer.concat(chunks).toString() }
    asked.push(one)
    const line = `${method} ${url}`
    const at = faults.findIndex(({ of }) => of.test(line))
    const found = at < 0 ? undefined : faults.splice(at, 1)[0]?.fault
    const fault = typeof found === 'object' ? found.is : found
    const deed = () => void (typeof found === 'object' && found.deed())
    if (fault === 'refused') deed()
    if (fault === 'refused') return request.socket.destroy()
    if (fault === 'slow') return
    if (fault === 'nonsense') return response.writeHead(200, { 'content-type': 'application/json' }).end('<html>')
    if (typeof fault === 'number') return response.writeHead(fault, { 'content-type': 'application/json' }).end('{}')
    const { status, body, headers: more } = said(one)
    if (fault === 'dropped') deed()
    if (fault === 'dropped') return request.socket.destroy()
    const isText = typeof body === 'string'
    response
      .writeHead(status, { 'content-type': isText ? 'text/plain' : 'application/json', ...more })
      .end(isText ? body : body === undefined ? '' : JSON.stringify(body))
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Everything that was asked, in order; `of`: of those lines, such as `POST /v1/refunds`. */
    asked: (of = /./) => asked.filter(({ method, path }) => of.test(`${method} ${path}`)),
    /** Lets this go wrong with the next requests that look so, one each. */
    fail: (of: RegExp, ...next: Fault[]) => void faults.push(...next.map((fault) => ({ of, fault }))),
    /** From now on a key means nothing to it, nor what came under one before. */
    keepNoKeys() {
      keeps = false
      kept.clear()
    },
    close: () =>
      new Promise<void>((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}
