import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

export type Running = {
  pid: number
  /** Milliseconds from the start of the command to the first 200. */
  startMs: number
  /** Processor time used so far, in ms. */
  cpuMs: () => number
  /** Resident memory in MB, with that of the processes it started. */
  residentMb: () => number
  /** Waits for the work that a start leaves behind, such as smaller pictures. */
  untilIdle: () => Promise<void>
  stop: () => Promise<void>
}

const TICK_MS = 10
const PATIENCE_MS = 120_000
/** Less processor time than this in two seconds is idling. */
const IDLE_MS = 100

/** Resident memory of one process in MB; none of one that has just ended. */
function residentOf(pid: string): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/**
 * Starts a server and waits until `url` answers 200.
 * @throws with the end of what it said when it ends first
 */
export async function start(command: string[], env: Record<string, string>, url: string, patienceMs = 240_000): Promise<Running> {
  const began = performance.now()
  const [program = '', ...args] = command
  const child = spawn(program, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'], detached: true })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-2000)))
  const answers = () =>
    fetch(url).then(
      (answer) => answer.ok,
      () => false,
    )
  while (!(await answers())) {
    if (child.exitCode !== null || performance.now() - began > patienceMs) throw new Error(`${command.join(' ')} did not start:\n${said}`)
    await sleep(20)
  }
  const pid = child.pid ?? 0
  const stat = (): string[] => readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  const startMs = performance.now() - began
  const cpuMs = () => (Number(stat()[11]) + Number(stat()[12])) * TICK_MS
  const children = () => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return {
    pid,
    startMs,
    cpuMs,
    untilIdle: async () => {
      const end = Date.now() + PATIENCE_MS
      let before: number
      do {
        before = cpuMs()
        await sleep(2000)
      } while ((cpuMs() - before > IDLE_MS || children()) && Date.now() < end)
    },
    residentMb: () => [String(pid), ...children().split(' ').filter(Boolean)].reduce((sum, one) => sum + residentOf(one), 0),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = new Promise((done) => child.once('exit', done))
      process.kill(pid, 'SIGTERM')
      await Promise.race([ended, sleep(15_000, undefined, { ref: false })])
      if (child.exitCode === null && child.signalCode === null) process.kill(-pid, 'SIGKILL')
    },
  }
}
