import type { Page } from '@playwright/test'

type Shift = PerformanceEntry & { value: number; sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[] }

/** From the next page on: notes what moves without anybody's doing. @returns what has moved, in words to read */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    const said = ({ x, y, width, height }: DOMRect) => `${x} ${y} ${width}x${height}`
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        for (const { node, previousRect, currentRect } of sources)
          shifts.push(`${value}: ${node?.nodeName}.${node?.className} from ${said(previousRect)} to ${said(currentRect)}`)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () => page.evaluate(() => (window as never as { shifts: string[] }).shifts)
}
