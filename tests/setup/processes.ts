import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, vi } from 'vitest'
import type { App } from '../../server/http/deps.ts'

/** Server processes of a test file that share a folder; what is left of them ends with the file. */
export function processes() {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-processes-'))
  const running = new Set<ChildProcess>()
  afterAll(async () => {
    for (const child of running) child.kill('SIGKILL')
    rmSync(folder, { recursive: true })
  })

  /** A server process: what is asked of it, and its sudden end. */
  return async (environment: Record<string, string>) => {
    const given = { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'error', DATA_DIR: folder, ...environment }
    const child = spawn(process.execPath, ['server/main.ts'], { env: given, stdio: ['ignore', 'pipe', 'inherit'] })
    running.add(child)
    let said = ''
    child.stdout.on('data', (text) => (said += text))
    const url = await vi.waitFor(() => /http:\/\/localhost:\d+/.exec(said)?.[0] ?? Promise.reject(new Error(said)), { timeout: 60_000 })
    const app = { request: (path: string, init: RequestInit) => fetch(url + path, init) } as unknown as App
    return { url, app, kill: () => void child.kill('SIGKILL') }
  }
}
