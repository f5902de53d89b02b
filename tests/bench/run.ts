import { build } from 'vite'
import { growthLines } from './growth-lines.ts'
import { pageLines } from './page-lines.ts'
import { freePort } from '../setup/postgres.ts'
import { countingPostgres } from './postgres.ts'
import { pushLines } from './push-lines.ts'
import { type Line, print } from './report.ts'
import { serverLines } from './server-lines.ts'
import { startLines } from './start-lines.ts'

// `npm run bench [-- page|server|start|push|growth ...]`: ours beside the floors, every figure of BUDGETS that can be measured here.
const parts = process.argv.slice(2)
const wanted = (part: string) => parts.length === 0 || parts.includes(part)
const PORTS = { ours: await freePort(), bare: await freePort() }

const lines: Line[] = []
const postgres = await countingPostgres()
try {
  if (wanted('start')) lines.push(...(await startLines(postgres, PORTS.ours)))
  if (wanted('page')) {
    await build({ configFile: 'tests/bench/floors/stack/vite.config.ts', logLevel: 'warn' })
    lines.push(...(await pageLines(postgres, PORTS.ours)))
  }
  if (wanted('push')) lines.push(...(await pushLines(postgres, PORTS.ours)))
  if (wanted('server')) lines.push(...(await serverLines(postgres, PORTS)))
  if (wanted('growth')) lines.push(...(await growthLines(postgres)))
} finally {
  await postgres.stop()
}
const NOT_HERE = [
  '#11 quantity, calendar day: nothing of ours asks for one yet',
  '#22 an order: nothing of ours takes one yet',
  '#26 flat over an hour of load',
]
const failed = print(lines.sort((a, b) => a.number - b.number))
console.log(`Not measured here:\n${NOT_HERE.join('\n')}`)
process.exit(failed > 0 ? 1 : 0)
