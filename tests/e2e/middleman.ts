import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { inPage } from '../../server/http/in-page.ts'
import { test as base, PERMALINK } from './own-server.ts'
import { hostOf } from './support.ts'

export const WORDS = 'Torniamo subito'

/** What stands at the end of script and style in the pages of the next version. */
export const NEXT = '/* next */'

/** A page of the next version: other script and style stand in it, and its policy allows those. */
function nextPage(html: string, policy: string) {
  const next = html.replace(/(<(style|script)>[^]*?)(<\/\2>)/g, `$1${NEXT}$3`)
  const [old, allowed] = [inPage(html), inPage(next)].map(({ scripts, styles }) => [...scripts, ...styles]) as [string[], string[]]
  return { next, policy: old.reduce((said, hash, at) => said.replace(hash, allowed[at] ?? ''), policy) }
}

async function nextVersion(said: IncomingMessage) {
  const body = await text(said)
  const { 'content-length': _, etag: __, ...headers } = said.headers
  if (!headers['content-type']?.startsWith('text/html')) return { headers, body: body.replace(/(?<="revision":")[0-9a-f]{32}/, 'next') }
  const { next, policy } = nextPage(body, String(headers['content-security-policy']))
  return { headers: { ...headers, 'content-security-policy': policy }, body: next }
}

const ofVersion = /^[/]sw[.]js|^[/]index[.]html|^[/](card)?([?]|$)/

/**
 * Whoever stands between phone and server: hands everything on, or answers everything with a page of theirs that says it is
 * well; or is the server of the next version.
 */
async function middleman(target: string) {
  let isAway = false
  let isNext = false
  const server = createServer((asked, answer) => {
    if (isAway) return void answer.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'max-age=600' }).end(`<h1>${WORDS}</h1>`)
    const { method, headers, url = '' } = asked
    const isOther = isNext && ofVersion.test(url)
    const wish = isOther ? { ...headers, 'accept-encoding': 'identity', 'if-none-match': '' } : headers
    const onward = request(new URL(url, target), { method, headers: wish }, (said) => {
      if (isOther) return void nextVersion(said).then(({ headers, body }) => answer.writeHead(200, headers).end(body))
      answer.writeHead(said.statusCode ?? 502, said.headers)
      said.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  })
  await new Promise<void>((done) => server.listen(0, done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    /** From now on everything is answered with the page, or nothing any more. */
    answers: (away: boolean) => void (isAway = away),
    /** From now on page and worker are the next version's. */
    updates: () => void (isNext = true),
    end: () => {
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    },
  }
}

/** A journey on a server of its own, with somebody between. */
export const test = base.extend<object, { between: Awaited<ReturnType<typeof middleman>> }>({
  between: [
    async ({ own }, use) => {
      const between = await middleman(own.url)
      await use(between)
      await between.end()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ between }, use) => use(hostOf(PERMALINK, between.url)),
})
