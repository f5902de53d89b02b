import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export const WORDS = 'Torniamo subito'

/** Whoever stands between phone and server: hands everything on, or answers everything with a page of theirs that says it is well. */
export async function middleman(target: string) {
  let isAway = false
  const server = createServer((asked, answer) => {
    if (isAway) return void answer.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'max-age=600' }).end(`<h1>${WORDS}</h1>`)
    const { method, headers, url } = asked
    const onward = request(new URL(url ?? '/', target), { method, headers }, (said) => {
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
    end: () => {
      server.closeAllConnections()
      return new Promise((done) => server.close(done))
    },
  }
}
