import type { Page } from '@playwright/test'
import { drawn } from './support.ts'

/** As a phone does whose letters are set twice as large; the sizes of before come back with `times` 1. */
const enlarge = (times: number) => {
  const all = [...document.querySelectorAll<HTMLElement>('body *')]
  for (const node of all) Object.assign(node.style, { fontSize: '', lineHeight: '' })
  if (times === 1) return
  const sizes = all.map((node) => getComputedStyle(node)).map(({ fontSize, lineHeight }) => [fontSize, lineHeight])
  all.forEach((node, at) => {
    const [size = '', line = ''] = sizes[at] ?? []
    node.style.fontSize = `${Number.parseFloat(size) * times}px`
    if (line.endsWith('px')) node.style.lineHeight = `${Number.parseFloat(line) * times}px`
  })
}
/** What sticks out at the right, by its class. */
const outside = () =>
  [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((node) => node.getClientRects().length > 0 && !node.closest('.unseen, svg, .card-face'))
    .filter((node) => node.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
    .map((node) => `${node.tagName} ${node.className}`)

/** Sets the letters twice as large. */
export async function withLargeLetters(page: Page) {
  // Nothing fades from one size to another.
  await drawn(page)
  await page.evaluate(enlarge, 2)
}

/** With letters twice as large: what runs over the edge then. They are as they were afterwards. */
export async function overTheEdge(page: Page): Promise<string[]> {
  await withLargeLetters(page)
  const found = await page.evaluate(outside)
  await page.evaluate(enlarge, 1)
  return found
}
