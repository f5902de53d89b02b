import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { handOver } from './client.ts'
import { openCommandSocket, socketPath } from './socket.ts'

function folder() {
  const made = mkdtempSync(path.join(tmpdir(), 'tessera-socket-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}
const list = { command: 'activity list', input: { a: 'b' } }

test('a command is done by the process that listens; what it says arrives line by line, then how it ended', async () => {
  const dataDir = folder()
  writeFileSync(path.join(dataDir, 'tessera.sock'), 'left behind by a dead server')
  const socket = await openCommandSocket(dataDir, async ({ command, input }, say) => {
    say(`doing ${command}`)
    say('è fatto\nquasi')
    return [JSON.stringify(input)]
  })
  const said: string[] = []
  expect(await handOver(dataDir, list, (line) => said.push(line))).toEqual({ ended: ['{"a":"b"}'] })
  expect(said).toEqual(['doing activity list', 'è fatto\nquasi'])
  await socket.close()
  expect(await handOver(dataDir, list, () => {})).toBe('nobody')
})

test('only the owner of the folder can open it', async () => {
  const dataDir = folder()
  const socket = await openCommandSocket(dataDir, async () => [])
  expect(statSync(dataDir).mode & 0o777).toBe(0o700)
  expect(statSync(path.join(dataDir, 'tessera.sock')).mode & 0o777).toBe(0o600)
  await socket.close()
})

test('an error is told as a sentence, and heard by the log', async () => {
  const dataDir = folder()
  const heard: unknown[] = []
  const broken = new Error('select password from users')
  const socket = await openCommandSocket(
    dataDir,
    () => Promise.reject(broken),
    (error) => heard.push(error),
  )
  expect(await handOver(dataDir, list, () => {})).toEqual({ ended: ['The server failed to do this; its log tells why.'] })
  expect(heard).toEqual([broken])
  await socket.close()
})

test('a connection that breaks after the command was sent is not tried again: nobody knows', async () => {
  const dataDir = folder()
  let asked = 0
  const server = createServer((socket) => {
    asked++
    socket.once('data', () => socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(socketPath(dataDir), resolve))
  expect(await handOver(dataDir, list, () => {})).toBe('broken')
  expect(asked).toBe(1)
  server.close()
})

test('closing waits for what runs, and for nobody who only holds the line', async () => {
  const dataDir = folder()
  const [begun, result] = [Promise.withResolvers<void>(), Promise.withResolvers<string[]>()]
  const socket = await openCommandSocket(dataDir, () => {
    begun.resolve()
    return result.promise
  })
  const idle = connect(socketPath(dataDir)).on('error', () => {})
  const handed = handOver(dataDir, list, () => {})
  await begun.promise
  const closed = socket.close()
  result.resolve(['done'])
  await closed
  expect(await handed).toEqual({ ended: ['done'] })
  idle.destroy()
})

test('what is no command of this version is refused', async () => {
  const dataDir = folder()
  const socket = await openCommandSocket(dataDir, async () => [])
  const answer = await new Promise<string>((resolve) => {
    const raw = connect(socketPath(dataDir), () => raw.write('{"command":1}\n'))
    raw.once('data', (text) => resolve(text.toString()))
  })
  expect(answer).toContain('The server did not understand the tool')
  await socket.close()
})

test('a tool that goes away while it is told something takes nothing with it: what it asked for is done', async () => {
  const dataDir = folder()
  const told = Promise.withResolvers<void>()
  let isDone = false
  const socket = await openCommandSocket(dataDir, async (_, say) => {
    for (let n = 0; n < 50; n++) say('a line of a table, which nobody reads any more')
    await told.promise
    say('the last one')
    isDone = true
    return []
  })
  // What it has not read yet when it goes resets the line.
  const raw = connect(socketPath(dataDir), () => raw.write(`${JSON.stringify(list)}\n`)).on('error', () => {})
  raw.pause()
  await new Promise((resolve) => setTimeout(resolve, 100))
  raw.destroy()
  await new Promise((resolve) => setTimeout(resolve, 100))
  told.resolve()
  await socket.close()
  expect(isDone).toBe(true)
})
