import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { addBigMenu, addMovements, BIG } from './big.ts'
import { chunkSizes } from './chunks.ts'
import { serveFloor } from './floors.ts'
import { Ours, RESTAURANT } from './ours.ts'
import { interactionLines } from './page/interactions.ts'
import { lighthouseLines } from './page/lighthouse.ts'
import type { Loaded, Phase, Side } from './page/load.ts'
import { measure, median, type Runs } from './page/pairs.ts'
import type { ProfileName } from './page/relay.ts'
import type { Postgres } from './postgres.ts'
import type { Line } from './report.ts'
import { signIn } from './sign-in.ts'

const RUNS = Number(process.env.BENCH_RUNS ?? 3)
const YEAR = 31_536_000

type Key = `${ProfileName}/${Phase}`
const figures = (runs: Runs, key: Key, name: string) => (runs[key] ?? []).map(({ sample }) => sample[name])
const middle = (runs: Runs, key: Key, name: string) => median(figures(runs, key, name))

/** Ours over the floor's, run by run. */
function ratio(ours: [Runs, Key, string], floor: [Runs, Key, string]): number | null {
  const below = figures(...floor)
  return median(figures(...ours).map((figure, run) => (figure && below[run] ? figure / below[run] : null)))
}

/** The scripts that came before the card showed, gzip -9, in kB of 1000 bytes. */
async function scriptsUntilReady(loaded: Loaded | undefined): Promise<number | null> {
  if (!loaded || loaded.failed) return null
  const names = loaded.scripts.map((url) => new URL(url).pathname).filter((path) => path.startsWith('/assets/'))
  return names.reduce((sum, path) => sum + gzipSync(readFileSync(`dist${path}`), { level: 9 }).length, 0) / 1000
}

function timeLines(ours: Runs, card: Runs, stack: Runs): Line[] {
  const beside = (number: number, what: string, [key, name]: [Key, string], floorKey: Key, target: number, limit: number): Line => ({
    number,
    what,
    unit: 'ms',
    ours: middle(ours, key, name),
    floor: middle(card, floorKey, 'ready'),
    ratio: ratio([ours, key, name], [card, floorKey, 'ready']),
    target,
    limit,
  })
  return [
    beside(6, 'first visit: time to card', ['slow4g/cold', 'usable'], 'slow4g/cold', 3, 4),
    beside(7, "opened again: card's code on screen", ['slow4g/warm', 'ready'], 'slow4g/warm', 1.2, 2),
    beside(7, "offline: card's code on screen", ['slow4g/offline', 'ready'], 'slow4g/offline', 1.2, 2),
    beside(8, 'opened again: usable', ['slow4g/warm', 'usable'], 'slow4g/warm', 3, 4),
    beside(8, 'offline: usable', ['slow4g/offline', 'usable'], 'slow4g/offline', 3, 4),
    {
      number: 9,
      what: 'start-up script time',
      unit: 'ms',
      ours: middle(ours, 'slow4g/warm', 'scriptMs'),
      floor: middle(stack, 'slow4g/warm', 'scriptMs'),
      ratio: ratio([ours, 'slow4g/warm', 'scriptMs'], [stack, 'slow4g/warm', 'scriptMs']),
      target: 0.5,
      limit: 0.8,
    },
  ]
}

async function sizeLines(ours: Runs, stack: Runs): Promise<Line[]> {
  const kb = (runs: Runs, name: string) => (middle(runs, 'none/cold', name) ?? Number.NaN) / 1000
  const chunks = chunkSizes('dist')
  const cls = Math.max(...(['slow4g/cold', 'slow4g/warm', 'slow4g/offline'] as const).map((key) => middle(ours, key, 'cls') ?? 1))
  return [
    {
      number: 1,
      what: 'JS until the card shows',
      unit: 'kB',
      ours: await scriptsUntilReady(ours['none/cold']?.[0]),
      target: 175,
      limit: 200,
    },
    { number: 2, what: `largest later route (${chunks[0]?.name})`, unit: 'kB', ours: chunks[0]?.kb, target: 25, limit: 40 },
    { number: 3, what: 'cold transfer until quiet', unit: 'kB', ours: kb(ours, 'page'), floor: kb(stack, 'page'), target: 240, limit: 300 },
    { number: 4, what: 'all bytes on the wire', unit: 'kB', ours: kb(ours, 'wire'), floor: kb(stack, 'wire'), target: 500, limit: 700 },
    {
      number: 4,
      what: 'wire / page',
      unit: '',
      ours: kb(ours, 'wire') / kb(ours, 'page'),
      floor: kb(stack, 'wire') / kb(stack, 'page'),
      target: 1.2,
      limit: 2,
    },
    { number: 5, what: 'requests until the card shows', unit: '', ours: middle(ours, 'none/cold', 'requests'), target: 5, limit: 8 },
    { number: 10, what: 'offline start: bytes of the network', unit: 'B', ours: middle(ours, 'none/offline', 'wire'), target: 0, limit: 0 },
    {
      number: 10,
      what: 'offline start: failed requests before usable',
      unit: '',
      ours: middle(ours, 'none/offline', 'failedBefore'),
      target: 0,
      limit: 0,
    },
    { number: 12, what: 'CLS', unit: '', ours: cls, target: 0, limit: 0.02 },
    {
      number: 13,
      what: 'heap after the card shows',
      unit: 'MB',
      ours: kb(ours, 'heap') / 1000,
      floor: kb(stack, 'heap') / 1000,
      target: 6,
      limit: 9,
    },
  ]
}

/** BUDGETS #1 to #16. */
export async function pageLines(postgres: Postgres, port: number): Promise<Line[]> {
  const database = await postgres.url('page')
  const ours = new Ours(port, database)
  const running = await ours.firstStart()
  await addBigMenu(ours)
  const card = await serveFloor('tests/bench/floors/card', YEAR)
  const stack = await serveFloor('tests/bench/floors/stack/dist')
  const host = (permalink: string) => `http://${permalink}.localhost:${port}`
  const code = '.card-code svg'
  const sides: Side[] = [
    { name: 'tessera', url: `${host(RESTAURANT)}/card`, ready: code, usable: `#root ${code}`, prepare: signIn },
    { name: 'static card', url: card.url, ready: code },
    { name: 'bare stack', url: stack.url, ready: code },
  ]
  try {
    const [mine = {}, least = {}, bare = {}] = await measure(sides, {
      runs: RUNS,
      profiles: ['slow4g', 'none'],
      phases: ['cold', 'warm', 'offline'],
    })
    await addMovements(database, RESTAURANT, 5000)
    await addMovements(database, BIG, 50)
    return [
      ...(await sizeLines(mine, bare)),
      ...timeLines(mine, least, bare),
      ...(await interactionLines({ restaurant: host(RESTAURANT), big: host(BIG) }, RUNS)),
      ...(await lighthouseLines(host(RESTAURANT))),
    ]
  } finally {
    for (const floor of [card, stack]) floor.close()
    await running.stop()
    ours.remove()
  }
}
