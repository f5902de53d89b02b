import type { Flow } from '#contract/flows.ts'
import { byMonth, type Month } from '#rules/flows.ts'

/**
 * A line of the list: the head of a month, or a movement, which says its day where the one above it did not. A month whose rest
 * is not loaded yet has no sum to show.
 */
export type Line =
  | { kind: 'month'; key: string; month: string; cents: number; tenThousandths: number; isWhole: boolean }
  | { kind: 'flow'; key: string; flow: Flow; day: string; saysDay: boolean }

type Page = readonly Flow[]

/** Months of one page, worked out once a page however often the list grows. */
export function monthsOf(zone: string): (page: Page) => Month[] {
  const known = new WeakMap<Page, Month[]>()
  return (page) => {
    const months = known.get(page) ?? byMonth(page, zone)
    known.set(page, months)
    return months
  }
}

/** A page without what the one before it had too: a new movement pushes the others down, over its edge. */
function withoutRepeats(page: Page, before: Page = []): Page {
  const isKnown = (flow: Flow | undefined) => before.some(({ id }) => id === flow?.id)
  return isKnown(page[0]) ? page.filter((flow) => !isKnown(flow)) : page
}

/** The lines of all pages: a month that goes on over a page is one, a movement that a page repeats stands once. */
export function linesOf(pages: readonly Page[], months: (page: Page) => Month[], isEnd: boolean): Line[] {
  const lines: Line[] = []
  let head: Extract<Line, { kind: 'month' }> | undefined
  let last: string | undefined
  for (const { month, flows, cents, tenThousandths } of pages.flatMap((page, index) => months(withoutRepeats(page, pages[index - 1])))) {
    if (head?.month === month) {
      head.cents += cents
      head.tenThousandths += tenThousandths
    } else lines.push((head = { kind: 'month', key: month, month, cents, tenThousandths, isWhole: true }))
    for (const { flow, day } of flows) {
      lines.push({ kind: 'flow', key: flow.id, flow, day, saysDay: day !== last })
      last = day
    }
  }
  if (head && !isEnd) head.isWhole = false
  return lines
}
