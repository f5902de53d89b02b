import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SHELL_MARK, shellOf } from '../../rules/answers.ts'
import { inPage } from '../../server/http/in-page.ts'

export const WORDS = 'Torniamo subito'

/** What stands at the end of script and style in the pages of the next version. */
export const NEXT = '/* next */'

/** A page of the next version: other script and style stand in it, and its policy allows those. */
function nextPage(html: string, policy: string) {
  const marked = html.replace(`${SHELL_MARK}="${shellOf(html)}"`, `${SHELL_MARK}="next"`)
  const next = marked.replace(/(<(style|script)>[^]*?)(<\/\2>)/g, `$1${NEXT}$3`)
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

const OF_VERSION = /^[/]sw[.]js|^[/]index[.]html|^[/](card)?([?]|$)/

type Between = {
  /** Everything is answered with a page of theirs that says it is well. */
  isAway?: boolean
  /** Page and worker are the next version's. */
  isNext?: boolean
  /** The server's answers do not come (`silent`), or the connection breaks (`dead`). */
  server?: 'silent' | 'dead'
  /** How much later what the API answers comes, in milliseconds. */
  late?: number
}

const IS_API = /^\/(api|app|public)\//

/** Whoever stands between phone and server: hands everything on, unless told otherwise. */
export async function middleman(target: string) {
  let between: Between = {}
  const server = createServer((asked, answer) => {
    const { isAway, isNext, server: state, late = 0 } = between
    if (isAway) return void answer.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'max-age=600' }).end(`<h1>${WORDS}</h1>`)
    const { method, headers, url = '/' } = asked
    if (IS_API.test(url) && state === 'dead') return void answer.destroy()
    const isOther = isNext && OF_VERSION.test(url)
    const wish = isOther ? { ...headers, 'accept-encoding': 'identity', 'if-none-match': '' } : headers
    const onward = request(new URL(url, target), { method, headers: wish }, (said) => {
      if (isOther) return void nextVersion(said).then(({ headers, body }) => answer.writeHead(200, headers).end(body))
      if (IS_API.test(url) && state === 'silent') return
      const handOn = () => {
        answer.writeHead(said.statusCode ?? 502, said.headers)
        said.pipe(answer)
      }
      if (IS_API.test(url) && late > 0) setTimeout(handOn, late)
      else handOn()
    })
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  })
  await new Promise<void>((done) => server.listen(0, done))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    /** How it is from now on. */
    is: (now: Between) => void (between = now),
    end: () => {
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    },
  }
}
