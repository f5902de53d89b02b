import type { Page } from '@playwright/test'
import { drawn } from './support.ts'

/** As a phone does whose letters are set twice as large. */
const doubled = () => {
  const all = [...document.querySelectorAll<HTMLElement>('body *')]
  for (const node of all) Object.assign(node.style, { fontSize: '', lineHeight: '' })
  const sizes = all.map((node) => getComputedStyle(node)).map(({ fontSize, lineHeight }) => [fontSize, lineHeight])
  all.forEach((node, at) => {
    const [size = '', line = ''] = sizes[at] ?? []
    node.style.fontSize = `${Number.parseFloat(size) * 2}px`
    if (line.endsWith('px')) node.style.lineHeight = `${Number.parseFloat(line) * 2}px`
  })
}
/** What sticks out at the right, by its class. */
const outside = () =>
  [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((node) => node.getClientRects().length > 0 && !node.closest('.unseen, svg, .card-face'))
    .filter((node) => node.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
    .map((node) => `${node.tagName} ${node.className}`)

/** With letters twice as large: what runs over the edge then. */
export async function overTheEdge(page: Page): Promise<string[]> {
  // Nothing fades from one size to another.
  await drawn(page)
  await page.evaluate(doubled)
  return page.evaluate(outside)
}
