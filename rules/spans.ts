/** A stretch of time, half-open: its end is free again. In milliseconds, or in minutes, as long as all are in the same. */
export type Span = { start: number; end: number }

/** Do two overlap? From 19 to 21 and from 21 to 23 do not. SEMANTICS 6. */
export const meets = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end

/** Does the one lie within the other? */
export const holds = (outer: Span, inner: Span): boolean => outer.start <= inner.start && inner.end <= outer.end

/** In order, what touches made one. */
export function joined(spans: readonly Span[]): Span[] {
  const found: Span[] = []
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = found.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else found.push({ start, end })
  }
  return found
}

/** What is left of some once others are cut out of them. */
export const without = (spans: readonly Span[], cuts: readonly Span[]): Span[] =>
  cuts.reduce<Span[]>(
    (left, cut) =>
      left.flatMap((span) =>
        meets(span, cut)
          ? [
              { start: span.start, end: cut.start },
              { start: cut.end, end: span.end },
            ].filter(({ start, end }) => start < end)
          : [span],
      ),
    [...spans],
  )
