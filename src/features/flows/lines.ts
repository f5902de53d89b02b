import type { Flow } from '#contract/flows.ts'
import { byDay, type Day } from '#rules/flows.ts'

/** A line of the list: the head of a day, or a movement. A day whose rest is not loaded yet has no sum to show. */
export type Line =
  | { kind: 'day'; key: string; day: string; cents: number; tenThousandths: number; isWhole: boolean }
  | { kind: 'flow'; key: string; flow: Flow }

type Page = readonly Flow[]

/** Days of one page, worked out once a page however often the list grows. */
export function daysOf(zone: string): (page: Page) => Day[] {
  const known = new WeakMap<Page, Day[]>()
  return (page) => {
    const days = known.get(page) ?? byDay(page, zone)
    known.set(page, days)
    return days
  }
}

/** A page without what the one before it had too: a new movement pushes the others down, over its edge. */
function withoutRepeats(page: Page, before: Page = []): Page {
  const isKnown = (flow: Flow | undefined) => before.some(({ id }) => id === flow?.id)
  return isKnown(page[0]) ? page.filter((flow) => !isKnown(flow)) : page
}

/** The lines of all pages: a day that goes on over a page is one, a movement that a page repeats stands once. */
export function linesOf(pages: readonly Page[], days: (page: Page) => Day[], isEnd: boolean): Line[] {
  const lines: Line[] = []
  let head: Extract<Line, { kind: 'day' }> | undefined
  for (const { day, flows, cents, tenThousandths } of pages.flatMap((page, index) => days(withoutRepeats(page, pages[index - 1])))) {
    if (head?.day === day) {
      head.cents += cents
      head.tenThousandths += tenThousandths
    } else lines.push((head = { kind: 'day', key: day, day, cents, tenThousandths, isWhole: true }))
    for (const flow of flows) lines.push({ kind: 'flow', key: flow.id, flow })
  }
  if (head && !isEnd) head.isWhole = false
  return lines
}
