import { figures, type Key, median, middle, type Runs } from './page/pairs.ts'
import type { Line } from './report.ts'

/** What is allowed, as BUDGETS has it: our figure over the floor's. */
const allowed = {
  first: { number: 6, what: 'first visit: time to card', unit: 'ms', target: 1.2, limit: 1.6 },
  code: { number: 7, what: "card's code on screen", unit: 'ms', target: 1.2, limit: 1.6 },
  usable: { number: 8, what: 'usable', unit: 'ms', target: 2.5, limit: 3.5 },
  script: { number: 9, what: 'start-up script time', unit: 'ms', target: 0.5, limit: 0.7 },
}

type Figure = [runs: Runs, key: Key, name: string]

/** Both figures, and ours over the floor's run by run. */
function pair(ours: Figure, floor: Figure): Pick<Line, 'ours' | 'floor' | 'ratio'> {
  const below = figures(...floor)
  const ratios = figures(...ours).map((figure, run) => (figure && below[run] ? figure / below[run] : null))
  return { ours: middle(...ours), floor: middle(...floor), ratio: median(ratios) }
}

/**
 * BUDGETS #6 to #9: ours beside the static card in the same state, because a browser that is told to be offline is slower itself;
 * and for the script beside the bare stack.
 */
export function timeLines({ ours, card, stack, notice }: { ours: Runs; card: Runs; stack: Runs; notice: Runs }): Line[] {
  const beside = (runs: Runs, phase: 'warm' | 'offline', name: 'ready' | 'usable') => {
    const key = `slow4g/${phase}` as const
    return pair([runs, key, name], [card, key, 'ready'])
  }
  const opened = (phase: 'warm' | 'offline', name: 'ready' | 'usable') => beside(ours, phase, name)
  return [
    { ...allowed.first, ...pair([ours, 'slow4g/cold', 'ready'], [card, 'slow4g/cold', 'ready']) },
    { ...allowed.code, what: `opened again: ${allowed.code.what}`, ...opened('warm', 'ready') },
    { ...allowed.code, what: `offline: ${allowed.code.what}`, ...opened('offline', 'ready') },
    { ...allowed.usable, what: 'opened again: usable', ...opened('warm', 'usable') },
    { ...allowed.usable, what: 'offline: usable', ...opened('offline', 'usable') },
    { ...allowed.code, what: 'opened by a push: the notice on screen', ...beside(notice, 'warm', 'ready') },
    { ...allowed.code, what: 'offline by a push: the notice on screen', ...beside(notice, 'offline', 'ready') },
    { ...allowed.usable, what: 'opened by a push: usable', ...beside(notice, 'warm', 'usable') },
    { ...allowed.usable, what: 'offline by a push: usable', ...beside(notice, 'offline', 'usable') },
    { ...allowed.script, ...pair([ours, 'slow4g/warm', 'scriptMs'], [stack, 'slow4g/warm', 'scriptMs']) },
  ]
}
