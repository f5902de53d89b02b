import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'

/** What the server does with a letter: takes it, refuses it, asks to come later, or breaks the connection before, within or after it. */
export type Mood = 'take' | 'refuse' | 'greylist' | 'break' | 'break-within' | 'break-after'

export type Taken = { to: string; id: string; text: string }

const failure = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode })

const whole = async (stream: SMTPServerDataStream) => {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}

/**
 * A real mail server on this machine.
 * @param moodOf asked once a try: for whom, and how often they were tried before
 */
export async function mailServer(moodOf: (to: string, before: number) => Mood) {
  const taken: Taken[] = []
  const tries = new Map<string, number>()
  const moods = new Map<string, Mood>()
  const sockets = new Map<number, Socket>()
  const breakOff = ({ remotePort }: SMTPServerSession) => void sockets.get(remotePort)?.destroy()
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, session, done) {
      const before = tries.get(address) ?? 0
      tries.set(address, before + 1)
      const mood = moodOf(address, before)
      moods.set(session.id, mood)
      if (mood === 'refuse') return done(failure(550, 'no such mailbox'))
      if (mood === 'greylist') return done(failure(451, 'greylisted, come again'))
      if (mood === 'break') return breakOff(session)
      done()
    },
    async onData(stream, session, done) {
      const mood = moods.get(session.id)
      if (mood === 'break-within') return breakOff(session)
      const raw = await whole(stream)
      const [to] = session.envelope.rcptTo
      taken.push({ to: to?.address ?? '', id: /^Message-ID: (.+)$/im.exec(raw)?.[1] ?? '', text: raw })
      if (mood === 'break-after') return breakOff(session)
      done()
    },
  })
  server.on('error', () => {}) // a connection that breaks is what is asked of it
  server.server.on('connection', (socket: Socket) => void sockets.set(socket.remotePort ?? 0, socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return { url: `smtp://127.0.0.1:${port}`, taken, tries, close: () => new Promise<void>((resolve) => server.close(resolve)) }
}
