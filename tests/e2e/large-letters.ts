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

/** Words that do not stand on one line, but where they may part: at a hyphen, a slash, in an address of mail. */
const broken = () => {
  const found: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const isSeen = text.parentElement?.checkVisibility({ contentVisibilityAuto: true, opacityProperty: true, visibilityProperty: true })
    if (!isSeen || text.parentElement?.closest('.unseen, .mail-address, .top-bar-over h1')) continue
    for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[^\s\-–—/·]+/g)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => Math.round(top))
      if (new Set(lines).size > 1) found.push(word)
    }
  }
  return found
}

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

/** With letters twice as large: the words that are broken in the middle. */
export async function brokenWords(page: Page): Promise<string[]> {
  await withLargeLetters(page)
  return await page.evaluate(broken)
}
