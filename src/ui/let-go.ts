/** A sheet that a finger lets go: how far out of its place it is, in pixels of its length that way, and how fast it goes out, in pixels a millisecond. */
export type LetGo = { out: number; length: number; velocity: number }

/** A part of the length beyond which it goes. */
const FAR = 1 / 3
/** So fast it is flung, in pixels a millisecond. */
const FLUNG = 0.5
/** What the finger did last says how fast it is, in milliseconds. */
const LAST = 80

/** Does it go, or spring back? Flung it goes where it was flung; else it goes if a third of it is out. */
export function closesWhenLetGo({ out, length, velocity }: LetGo): boolean {
  if (out <= 0 || velocity < -FLUNG) return false
  return velocity > FLUNG || out > length * FAR
}

/** How far out a finger had drawn it, in pixels, and when, in milliseconds. */
export type Trace = { out: number; at: number }

/** How fast a finger goes out that was at these places and lifts now, in pixels a millisecond: one that rested is not fast. */
export function velocityOf(traces: readonly Trace[], now: number): number {
  const last = traces.filter(({ at }) => now - at <= LAST)
  const [first, end] = [last[0], last.at(-1)]
  return first && end && end.at > first.at ? (end.out - first.out) / (end.at - first.at) : 0
}
