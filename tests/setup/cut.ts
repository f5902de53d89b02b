import { connect, createServer, type Socket } from 'node:net'
import { freePort } from './postgres.ts'

/** The way to a PostgreSQL that is cut for good as soon as a statement like this wants to pass. */
export async function wayThatBreaks(url: string, at: RegExp) {
  const [to, through] = [new URL(url), new URL(url)]
  const open = new Set<Socket>()
  const cut = () => {
    way.close()
    for (const socket of open) socket.destroy()
  }
  const way = createServer((from) => {
    const database = connect(Number(to.port), to.hostname)
    for (const socket of [from, database]) {
      open.add(socket)
      socket.on('error', () => {})
    }
    from.on('data', (bytes) => (at.test(bytes.toString('latin1')) ? cut() : database.write(bytes)))
    database.on('data', (bytes) => from.write(bytes))
  })
  through.port = String(await freePort())
  await new Promise<void>((resolve) => way.listen(Number(through.port), '127.0.0.1', resolve))
  return { url: through.href, cut }
}
