import { middle, type Runs } from './pairs.ts'

/** The step with the worst figure; nothing where one step has none: `name` is the first of those. */
export function slowest(runs: Runs, names: string[], figure: string): { name: string; ms: number | null } {
  const all = names.map((name) => ({ name, ms: middle(runs, 'slow/warm', `${name} ${figure}`) }))
  const missing = all.find(({ ms }) => ms === null)
  return missing ?? all.reduce((worst, one) => (Number(one.ms) > Number(worst.ms) ? one : worst))
}
