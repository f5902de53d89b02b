/** A sheet that a finger lets go: how far below its place it is, in pixels of its height, and how fast it goes down, in pixels a millisecond. */
export type LetGo = { below: number; height: number; velocity: number }

/** A part of the height beyond which it goes. */
const FAR = 1 / 3
/** So fast it is flung, in pixels a millisecond. */
const FLUNG = 0.5
/** What the finger did last says how fast it is, in milliseconds. */
const LAST = 80

/** Does it go, or spring back? Flung it goes where it was flung; else it goes if a third of it is down. */
export function closesWhenLetGo({ below, height, velocity }: LetGo): boolean {
  if (below <= 0 || velocity < -FLUNG) return false
  return velocity > FLUNG || below > height * FAR
}

/** Where a finger was, in pixels, and when, in milliseconds. */
export type Trace = { y: number; at: number }

/** How fast a finger goes down that was at these places and lifts now, in pixels a millisecond: one that rested is not fast. */
export function velocityOf(traces: readonly Trace[], now: number): number {
  const last = traces.filter(({ at }) => now - at <= LAST)
  const [first, end] = [last[0], last.at(-1)]
  return first && end && end.at > first.at ? (end.y - first.y) / (end.at - first.at) : 0
}
