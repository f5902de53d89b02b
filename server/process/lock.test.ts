import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { lockFolder } from './lock.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'tessera-lock-'))
afterAll(() => rmSync(folder, { recursive: true }))

const HOLDER = `
  const { lockFolder } = await import('${path.resolve('server/process/lock.ts')}')
  console.log((await lockFolder(process.argv[1])) ? 'held' : 'taken')
  setInterval(() => {}, 1000)`

/** A process that takes the lock and stays; what it wrote. */
async function holder() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', HOLDER, folder])
  const errors: string[] = []
  child.stderr.on('data', (text) => errors.push(String(text)))
  const said = await new Promise<string>((resolve) => child.stdout.once('data', (text) => resolve(String(text).trim())))
  return { child, said, errors }
}

test('whoever waits has it once its holder was killed', async () => {
  const { child, said } = await holder()
  expect(said).toBe('held')
  const waiting = lockFolder(folder, 30_000)
  // Asked for, and refused, before the holder dies.
  expect(await lockFolder(folder, 300)).toBeUndefined()
  child.kill('SIGKILL')
  const lock = await waiting
  expect(lock).toBeDefined()
  lock?.release()
})

test('one process at a time, and a killed one leaves nothing behind', async () => {
  const first = await holder()
  expect(first.said).toBe('held')
  expect(await lockFolder(folder)).toBeUndefined()
  const second = await holder()
  expect(second.said).toBe('taken')
  const gone = new Promise((resolve) => first.child.once('exit', resolve))
  first.child.kill('SIGKILL')
  second.child.kill('SIGKILL')
  await gone
  const lock = await lockFolder(folder)
  expect(lock).toBeDefined()
  lock?.release()
  expect(first.errors.join('')).toBe('') // no word about experiments
})
