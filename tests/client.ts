import { bypass, http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, inject } from 'vitest'

export { CUSTOMER } from './setup/server.ts'

/** The real server that the set-up started. */
const base = inject('serverUrl')

/** The same request, to the real server. Its parts are taken one by one: what jsdom sent is no Request of Node's. */
async function moved(request: Request) {
  const { pathname, search } = new URL(request.url)
  const body = request.method === 'GET' ? null : await request.text()
  return new Request(base + pathname + search, {
    method: request.method,
    // A connection that is kept may be closed by the server in the moment in which a page that was held up sends on it.
    headers: { ...Object.fromEntries(request.headers), 'accept-encoding': 'identity', connection: 'close' },
    body,
  })
}

/** What the real server answers, at the time that the test has set: its own clock is in another process. */
export async function answerTo(request: Request) {
  const answer = await fetch(bypass(await moved(request)))
  const headers = new Headers(answer.headers)
  headers.set('date', new Date().toUTCString())
  return new Response(answer.body, { status: answer.status, statusText: answer.statusText, headers })
}

/** The network of a page under test: everything goes to the real server. `network.use(...)` puts an outage in between. */
export const network = setupServer(http.all('*/*', ({ request }) => answerTo(request)))

/** Joins the network for the tests of a file. */
export function joinNetwork() {
  beforeAll(() => network.listen({ onUnhandledFrame: 'error' }))
  afterEach(() => network.resetHandlers())
  afterAll(() => network.close())
}
