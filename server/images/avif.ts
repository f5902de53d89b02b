import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'

/** One picture at a time, in one heap: with those of several threads it takes twice to four times the memory, and is no sooner done. */
const SPARING = { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '1' }

type Answer = { id: number; avif?: Uint8Array; error?: string }
type Waiting = { resolve: (avif: Uint8Array) => void; reject: (error: Error) => void }

let child: ChildProcess | undefined
let last = 0
const waiting = new Map<number, Waiting>()

/** The process that encodes; started when it is needed, and no reason for ours to stay alive. */
function encoder(): ChildProcess {
  if (child?.connected) return child
  const started = fork(join(import.meta.dirname, 'avif.child.ts'), {
    serialization: 'advanced',
    execArgv: [],
    env: { ...process.env, ...SPARING },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  started.on('message', ({ id, avif, error }: Answer) => {
    const who = waiting.get(id)
    waiting.delete(id)
    if (avif) who?.resolve(avif)
    else who?.reject(new Error(error ?? 'no picture came back'))
  })
  started.on('exit', () => {
    if (child === started) child = undefined
    for (const { reject } of waiting.values()) reject(new Error('the encoder ended'))
    waiting.clear()
  })
  started.on('error', () => started.kill())
  started.unref()
  started.channel?.unref()
  child = started
  return started
}

/** AVIF of a picture, at low effort: the default costs seconds a picture. SEMANTICS 12. */
export const encodeAvif = (webp: Uint8Array): Promise<Uint8Array> =>
  new Promise((resolve, reject) => {
    last += 1
    const id = last
    waiting.set(id, { resolve, reject })
    encoder().send({ id, webp }, (error) => {
      if (!error) return
      waiting.delete(id)
      reject(error)
    })
  })
