import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Loaded, load, type Phase, type Side } from './load.ts'
import { type ProfileName, Relay } from './relay.ts'

export type Key = `${ProfileName}/${Phase}`
export type Runs = { [key in Key]?: Loaded[] }

/** The middle of the figures; nothing where one of them is missing: a run that failed hides behind no other. */
export function median(figures: (number | null | undefined)[]): number | null {
  const sorted = figures.filter((figure) => typeof figure === 'number').sort((a, b) => a - b)
  if (sorted.length < figures.length) return null
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return low === undefined || high === undefined ? null : (low + high) / 2
}

/** One figure of every run. */
export const figures = (runs: Runs, key: Key, name: string) => (runs[key] ?? []).map(({ sample }) => sample[name])
/** The middle of one figure over the runs. */
export const middle = (runs: Runs, key: Key, name: string) => median(figures(runs, key, name))

/**
 * Loads every side in turn (AB, BA, AB ...), each run in a browser profile of its own and each phase in a fresh process on
 * it: an app closed and opened again. What is compared later is figures of the same run.
 */
export async function measure(sides: Side[], wish: { runs: number; profiles: ProfileName[]; phases: Phase[] }): Promise<Runs[]> {
  const results: Runs[] = sides.map(() => ({}))
  const rounds = wish.profiles.flatMap((profile) => Array.from({ length: wish.runs }, (_, run) => ({ profile, run })))
  for (const { profile, run } of rounds) {
    const turns = sides.map((side, at) => ({ side, result: results[at] ?? {} }))
    for (const { side, result } of run % 2 ? turns.reverse() : turns) await measureRun(side, result, profile, side.phases ?? wish.phases)
  }
  return results
}

/** What a run came to, for who waits for the end. */
function brief({ sample }: Loaded): string {
  const shown = Object.entries(sample).filter(([name]) => /^(ready|usable|requests|rows)$| inp$| next$| long tasks$/.test(name))
  return shown.map(([name, figure]) => `${name} ${Math.round(figure ?? Number.NaN)}`).join(', ')
}

async function measureRun(side: Side, result: Runs, profile: ProfileName, phases: Phase[]) {
  const relay = new Relay(new URL(side.url))
  const port = await relay.open()
  const folder = mkdtempSync(join(tmpdir(), 'tessera-bench-'))
  try {
    for (const phase of phases) {
      const loaded = await load(side, relay, { folder, port, phase, profile })
      console.log(`  ${side.name}, ${profile}, ${phase}: ${loaded.failed ?? brief(loaded)}`)
      result[`${profile}/${phase}`] = [...(result[`${profile}/${phase}`] ?? []), loaded]
    }
  } finally {
    relay.close()
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}
