import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'

/** More than a socket takes at once. */
const LINES = 200_000
const script = `
  import { leave } from './server/process/leave.ts'
  for (let line = 0; line < ${LINES}; line++) process.stdout.write('order ' + line + '\\n')
  await leave(3)
`

test('all that was said is heard, also what nobody had taken yet', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'close')
  const said = await text(child.stdout)
  expect(said.split('\n')).toHaveLength(LINES + 1)
  expect(await ended).toEqual([3, null])
})

test('a reader who went away keeps nobody', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'pipe', 'ignore'] })
  const ended = once(child, 'exit')
  child.stdout.destroy()
  expect((await ended)[1]).toBeNull()
})
