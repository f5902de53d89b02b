import { chmod, mkdir, rm } from 'node:fs/promises'
import { createServer, type Socket } from 'node:net'
import path from 'node:path'
import { createInterface } from 'node:readline'
import * as z from 'zod'
import { Stopped } from '../process/trouble.ts'

/** What the tool sends: one line. */
export const Request = z.object({ command: z.string(), input: z.record(z.string(), z.string()) })
export type Request = z.infer<typeof Request>

/** What the server sends back: lines to show, then how it ended. Nothing but an `ended` says that it was done. */
export const Answer = z.union([z.object({ said: z.string() }), z.object({ ended: z.array(z.string()) })])
export type Answer = z.infer<typeof Answer>

/** The longest address that a unix socket may have. */
const LONGEST = 107

/** Where the running server listens for the operator's tool. The shorter way to write it: the system takes no long ones. */
export function socketPath(dataDir: string): string {
  const [absolute, relative] = [path.join(dataDir, 'tessera.sock'), path.relative(process.cwd(), path.join(dataDir, 'tessera.sock'))]
  return relative.length < absolute.length ? relative : absolute
}

/** Does a command; what went wrong comes back, nothing is all well. */
type Run = (request: Request, say: (line: string) => void) => Promise<string[]>

/**
 * Lets the operator's tool hand its commands to this process. Only the owner of the folder can open the socket. The process
 * must hold the folder's lock: a socket that is there already is a dead one's. SEMANTICS 13.
 * @param failed hears of a command that ended in an error
 */
export async function openCommandSocket(dataDir: string, run: Run, failed: (error: unknown) => void = () => {}) {
  const address = socketPath(dataDir)
  if (address.length > LONGEST)
    throw new Stopped(`DATA_DIR is too long a path for the operator's socket: choose a shorter one than ${dataDir}.`)
  await mkdir(dataDir, { recursive: true })
  await chmod(dataDir, 0o700)
  await rm(address, { force: true })
  const idle = new Set<Socket>()
  const running = new Set<Promise<void>>()
  const server = createServer((socket) => {
    idle.add(socket)
    const done = attend(socket, run, failed, () => idle.delete(socket)).finally(() => running.delete(done))
    running.add(done)
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(address, resolve))
  await chmod(address, 0o600)
  return {
    /** Takes no new command, and lets those that run finish. */
    async close() {
      server.close()
      for (const socket of idle) socket.destroy()
      await Promise.all(running)
    },
  }
}

async function attend(socket: Socket, run: Run, failed: (error: unknown) => void, begun: () => void): Promise<void> {
  socket.on('error', () => {}) // the tool went away; what it asked for is done all the same
  const line = await firstLine(socket)
  begun()
  if (line === undefined) return
  const answer = (said: Answer) => socket.writable && socket.write(`${JSON.stringify(said)}\n`)
  answer({ ended: await ended(line) })
  socket.end()

  async function ended(asked: string): Promise<string[]> {
    const request = readRequest(asked)
    if (!request) return ['The server did not understand the tool; are both of the same version?']
    try {
      return await run(request, (said) => answer({ said }))
    } catch (error) {
      failed(error)
      return ['The server failed to do this; its log tells why.']
    }
  }
}

async function firstLine(socket: Socket): Promise<string | undefined> {
  // It passes on what goes wrong with the socket, also long after its line.
  const lines = createInterface({ input: socket }).on('error', () => {})
  return new Promise((resolve) => {
    lines.once('line', resolve)
    socket.once('close', () => resolve(undefined))
  })
}

function readRequest(line: string): Request | undefined {
  try {
    return Request.safeParse(JSON.parse(line)).data
  } catch {
    return undefined
  }
}
