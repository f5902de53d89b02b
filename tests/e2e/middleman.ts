import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export const WORDS = 'Torniamo subito'

type Between = {
  /** Everything is answered with a page of theirs that says it is well. */
  isAway?: boolean
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
    const { isAway, server: state, late = 0 } = between
    if (isAway) return void answer.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'max-age=600' }).end(`<h1>${WORDS}</h1>`)
    const { method, headers, url = '/' } = asked
    if (IS_API.test(url) && state === 'dead') return void answer.destroy()
    const onward = request(new URL(url, target), { method, headers }, (said) => {
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
