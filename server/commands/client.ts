import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { Answer, type Request, socketPath } from './socket.ts'

/** What came of handing a command over: how it ended, that nobody took it, or that nobody knows. */
export type Handed = { ended: string[] } | 'nobody' | 'broken'

/** Hands a command to the server that runs on this folder, once. Whatever happens after it was sent, it is not sent again. */
export function handOver(dataDir: string, request: Request, say: (line: string) => void): Promise<Handed> {
  return new Promise((resolve) => {
    const socket = connect(socketPath(dataDir))
    let sent = false
    socket.once('connect', () => {
      sent = true
      socket.write(`${JSON.stringify(request)}\n`)
    })
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (sent) return
      const closed = error.code === 'EACCES' || error.code === 'EPERM'
      resolve(closed ? { ended: [`The server of ${dataDir} runs as another user; only that user can give it commands.`] } : 'nobody')
    })
    socket.once('close', () => resolve(sent ? 'broken' : 'nobody'))
    createInterface({ input: socket })
      .on('line', (line) => {
        const answer = readAnswer(line)
        if (answer && 'said' in answer) say(answer.said)
        if (answer && 'ended' in answer) {
          resolve(answer)
          socket.destroy()
        }
      })
      .on('error', () => {})
  })
}

function readAnswer(line: string): Answer | undefined {
  try {
    return Answer.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}
