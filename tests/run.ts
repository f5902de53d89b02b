import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { ensureChromium } from './chromium.ts'

// `npm test`: every test there is, in Node, in jsdom and in a real Chromium.
const env: NodeJS.ProcessEnv = { ...process.env, PATH: `${resolve('node_modules/.bin')}:${process.env.PATH}` }

const told = (title: string, status: unknown): boolean => {
  if (status !== 0) console.log(`${title}: failed`)
  return status === 0
}

/** Runs one command to its end and says so when it fails. */
async function step(title: string, command: string, ...args: string[]): Promise<boolean> {
  console.log(`\n> ${title}`)
  const [status] = await once(spawn(command, args, { stdio: 'inherit', env }), 'close')
  return told(title, status)
}

/** Does the same beside another step. @returns tells what it said and how it ended, once it has */
function beside(title: string, command: string, ...args: string[]): () => Promise<boolean> {
  const running = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env })
  const said: Buffer[] = []
  for (const stream of [running.stdout, running.stderr]) stream.on('data', (data: Buffer) => said.push(data))
  const ended = once(running, 'close')
  return async () => {
    const [status] = await ended
    console.log(`\n> ${title}\n${Buffer.concat(said).toString()}`)
    return told(title, status)
  }
}

const read = <T>(path: string, absent: T): T => {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as T
  } catch {
    return absent
  }
}

const units = 'test-results/vitest.json'
const journeys = 'test-results/playwright.json'
rmSync('test-results', { recursive: true, force: true })

// It is fetched and unpacked while the unit tests run, which need none.
const chromium = ensureChromium()
chromium.catch(() => undefined)

const steps = [await step('Catalogues', 'lingui', 'compile', '--strict', '--typescript')]
// What the journeys begin with is made in what the unit tests leave of the machine: they often wait for a clock.
env.E2E_DATA_DIR = mkdtempSync(join(tmpdir(), 'tessera-e2e-'))
const prepared = beside('Build and demo', 'node', 'tests/prepare.ts')
steps.push(await step('Unit tests', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${units}`))
const built = await prepared()
steps.push(built)
if (built) {
  await chromium
  steps.push(await step('Journeys in Chromium', 'playwright', 'test'))
}

type Assertion = { fullName: string; status: string; failureMessages: string[]; meta: { causes?: string[] } }
type Unit = {
  numPassedTests: number
  numFailedTests: number
  testResults: { name: string; message: string; assertionResults: Assertion[] }[]
}
type Journey = { title: string; tests: { status: string }[] }
type Suite = { file: string; specs: Journey[]; suites?: Suite[] }
const unit = read<Unit>(units, { numPassedTests: 0, numFailedTests: 0, testResults: [] })
const { stats, suites } = read(journeys, { stats: { expected: 0, flaky: 0, unexpected: 0 }, suites: [] as Suite[] })

/** The journeys that ended like this, by file and title. */
const ended = (as: 'flaky' | 'unexpected', all = suites): string[] =>
  all.flatMap(({ file, specs, suites = [] }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === as)).map(({ title }) => `${file}: ${title}`),
    ...ended(as, suites),
  ])

// Once more at the end, where a reader of a long record looks first.
for (const { name, message, assertionResults } of unit.testResults) {
  if (message) console.log(`Failed: ${relative('.', name)}\n${message}`)
  for (const { fullName, status, failureMessages, meta } of assertionResults) {
    const why = [...failureMessages, ...(meta.causes ?? []).map((cause) => `Caused by: ${cause}`)]
    if (status === 'failed') console.log(`Failed: ${relative('.', name)}: ${fullName}\n${why.join('\n')}`)
  }
}
for (const journey of ended('unexpected')) console.log(`Failed: ${journey}`)
for (const journey of ended('flaky')) console.log(`Passed only the second time: ${journey}`)
const passed = unit.numPassedTests + stats.expected + stats.flaky
const failed = unit.numFailedTests + stats.unexpected
// A step that fails without a failed test (a build, a crash, a suite that cannot be read) counts as one.
const broken = steps.filter((done) => !done).length
const missed = Math.max(failed, broken)
console.log(`\n${passed} passed, ${missed} failed`)
process.exit(missed === 0 ? 0 : 1)
