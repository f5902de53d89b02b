export type Seen = {
  fcp: number | null
  cls: number
  inp: number
  longTasks: [start: number, duration: number][]
  ready: number | null
  usable: number | null
  /** When what answers was put into the page: on a busy machine the frame that shows it comes later. */
  inserted: number | null
}

declare global {
  interface Window {
    measured: Seen
  }
}

/**
 * Runs in the page before its own scripts: watches paints, shifts, long tasks and interactions, and notes when the elements
 * show that mean "on screen" and "answers". It is sent to the browser as text: it may use nothing from outside.
 */
export function observe(marks: { ready: string; usable: string }) {
  if (window !== top) return
  const seen: Seen = { fcp: null, cls: 0, inp: 0, longTasks: [], ready: null, usable: null, inserted: null }
  window.measured = seen
  const watch = (type: string, each: (entry: PerformanceEntry & Record<string, number>) => void, more = {}) => {
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => each(entry as PerformanceEntry & Record<string, number>)),
    ).observe({
      type,
      buffered: true,
      ...more,
    })
  }
  let shift = { sum: 0, first: 0, last: 0 }
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
  })
  watch('longtask', (entry) => {
    seen.longTasks.push([entry.startTime, entry.duration])
  })
  watch(
    'event',
    (entry) => {
      if (entry.interactionId) seen.inp = Math.max(seen.inp, entry.duration)
    },
    { durationThreshold: 16 },
  )
  watch('layout-shift', (entry) => {
    if (entry.hadRecentInput) return
    const value = entry.value ?? 0
    const together = entry.startTime - shift.last < 1000 && entry.startTime - shift.first < 5000
    shift = together
      ? { ...shift, sum: shift.sum + value, last: entry.startTime }
      : { sum: value, first: entry.startTime, last: entry.startTime }
    seen.cls = Math.max(seen.cls, shift.sum)
  })
  const shows = (selector: string) => Boolean(document.querySelector(selector)?.getClientRects().length)
  const poll = () => {
    if (seen.ready === null && shows(marks.ready)) seen.ready = performance.now()
    if (seen.usable === null && shows(marks.usable)) seen.usable = performance.now()
    if (seen.ready === null || seen.usable === null) requestAnimationFrame(poll)
  }
  requestAnimationFrame(poll)
  const insertions = new MutationObserver(() => {
    if (!document.querySelector(marks.usable)) return
    seen.inserted = performance.now()
    insertions.disconnect()
  })
  insertions.observe(document, { childList: true, subtree: true })
}
