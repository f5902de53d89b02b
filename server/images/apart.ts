import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import type { Answer, Deeds, Wish } from './answering.ts'

/** One picture at a time, in one heap: with those of several threads it takes twice to four times the memory, and is no sooner done. */
const SPARING = { UV_THREADPOOL_SIZE: '1', MALLOC_ARENA_MAX: '1' }

type Waiting = { resolve: (result: never) => void; reject: (error: Error) => void }

/**
 * What a process of its own does: drawing leaves hundreds of megabytes behind, which go with it. It is started when it is
 * needed, and is no reason for ours to stay alive.
 * @param file its program, beside this one   @param isPatient nobody waits for it: whoever is waited for comes before it
 */
export function apart<D extends Deeds>(file: string, { isPatient = false } = {}) {
  let child: ChildProcess | undefined
  let last = 0
  const waiting = new Map<number, Waiting>()

  function started(): ChildProcess {
    if (child?.connected) return child
    const fresh = fork(join(import.meta.dirname, file), {
      serialization: 'advanced',
      execArgv: [],
      env: { ...process.env, ...SPARING },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    if (isPatient && fresh.pid !== undefined) setPriority(fresh.pid, constants.priority.PRIORITY_LOW)
    fresh.on('message', ({ id, result, error }: Answer) => {
      const who = waiting.get(id)
      waiting.delete(id)
      if (error === undefined) who?.resolve(result as never)
      else who?.reject(new Error(error))
    })
    fresh.on('exit', () => {
      if (child === fresh) child = undefined
      for (const { reject } of waiting.values()) reject(new Error(`${file} ended`))
      waiting.clear()
    })
    fresh.on('error', () => fresh.kill())
    fresh.unref()
    fresh.channel?.unref()
    child = fresh
    return fresh
  }

  return <N extends keyof D & string>(name: N, input: Parameters<D[N]>[0]) =>
    new Promise((resolve, reject) => {
      last += 1
      const id = last
      waiting.set(id, { resolve, reject })
      started().send({ id, name, input } satisfies Wish, (error) => {
        if (!error) return
        waiting.delete(id)
        reject(error)
      })
    }) as ReturnType<D[N]>
}
