import { Ours } from './ours.ts'
import { measureFrames, type Motion } from './page/frames.ts'
import type { Postgres } from './postgres.ts'
import type { Lines } from './report.ts'

const RUNS = Number(process.env.BENCH_RUNS ?? 3)

const MOTIONS: readonly Motion[] = [
  { name: 'card turns to the till', path: '/card', ready: '#root .card-white:enabled', tap: '#root .card-white', lasts: 400 },
  { name: 'wallet, to another activity', path: '/activities', ready: '.wallet-card', tap: '.wallet-card', lasts: 1000 },
  { name: 'picture grows into its page', path: '/stores', ready: '.store-link img', tap: '.store-link', lasts: 600 },
  { name: 'dish in its sheet', path: '/menus', ready: '[data-dish] img', tap: '[data-dish]', lasts: 600 },
]

/** What moves, one by one: frames left out while it does, as fast as this machine is, one in ten allowed; the tap with a processor four times slower. */
export async function* motionLines(postgres: Postgres, port: number): Lines {
  const home = new Ours(port, await postgres.create('motion'))
  const running = await home.firstStart()
  try {
    await running.untilIdle()
    // The wallet is on the bare host, where a host name of its own has only one activity.
    const moved = await measureFrames(`http://localhost:${port}`, MOTIONS, RUNS)
    for (const { name } of MOTIONS) {
      const { dropped, latency } = moved.get(name) ?? {}
      yield {
        number: 11,
        what: `${name}: frames left out`,
        unit: '%',
        ours: dropped === undefined || dropped === null ? null : dropped * 100,
        target: 5,
        limit: 10,
      }
      yield { number: 11, what: `${name}: tap, 4x slower`, unit: 'ms', ours: latency, target: 100, limit: 200 }
    }
  } finally {
    await running.stop()
    home.remove()
  }
}
