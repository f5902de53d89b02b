import { setTimeout as wait } from 'node:timers/promises'
import { type Handed, handOver } from './commands/client.ts'
import { readArguments } from './commands/arguments.ts'
import type { Command } from './commands/command.ts'
import { commands, perform } from './commands/commands.ts'
import { unknownOutcome } from './commands/words.ts'
import { isAway } from './process/away.ts'
import { publicUrlOf, readSettings, type Settings } from './env.ts'
import { leave } from './process/leave.ts'
import { lockFolder } from './process/lock.ts'
import { openStores } from './process/stores.ts'
import { explained } from './process/trouble.ts'

/** How long the tool waits for a server that has the folder but does not listen yet. */
const PATIENCE_MS = 20_000

const say = (line: string) => process.stdout.write(`${line}\n`)
// Who has read enough (`| head`) stops nothing: what was asked for is done.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})
const complain = (line: string) => process.stderr.write(`${line}\n`)

/** The operator's tool. Returns the code to exit with: 0 done, 1 not done, 2 not understood. SEMANTICS 11, 13. */
async function main(): Promise<number> {
  const viaNpm = process.env['npm_lifecycle_event'] === 'tessera' ? process.env['INIT_CWD'] : undefined
  const asked = readArguments(process.argv.slice(2), commands, viaNpm ?? process.cwd())
  if ('help' in asked) {
    say(asked.help)
    return 0
  }
  if ('wrong' in asked) {
    complain(asked.wrong)
    return 2
  }
  const wrong = await carryOut(readSettings(process.env), asked.command, asked.input)
  for (const line of wrong) complain(line)
  return wrong.length > 0 ? 1 : 0
}

async function carryOut(settings: Settings, command: Command, input: Record<string, string>): Promise<string[]> {
  const request = { command: command.name, input }
  if (settings.databaseUrl) return alone(settings, command, request)
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    const handed: Handed = await handOver(settings.dataDir, request, say)
    if (handed === 'broken') return [unknownOutcome(command, 'running server')]
    if (handed !== 'nobody') return handed.ended
    const lock = await lockFolder(settings.dataDir)
    if (lock) return alone(settings, command, request).finally(lock.release)
    if (Date.now() > until) return [`Another process has ${settings.dataDir} open but takes no commands. Nothing was done.`]
    await wait(250)
  }
}

/** Does the command in this process: nobody else has the embedded folder, or the database is one for many. */
async function alone(settings: Settings, command: Command, request: Parameters<typeof perform>[0]): Promise<string[]> {
  const stores = await openStores(settings)
  const { production, confirmedHosts } = settings
  const tools = { ...stores, clock: () => new Date(), production, publicUrl: publicUrlOf(settings), confirmedHosts }
  try {
    return await perform(request, tools, say)
  } catch (error) {
    if (isAway(error)) return [unknownOutcome(command, 'database')]
    throw error
  } finally {
    await stores.close().catch((error: unknown) => {
      if (!isAway(error)) throw error
    })
  }
}

const code = await main().catch((error: unknown) => {
  complain(explained(error))
  return 1
})
await leave(code)
