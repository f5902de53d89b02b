import type { Page } from '@playwright/test'

type Way = {
  x: number
  from: number
  to: number
  /** How far it goes aside meanwhile. */
  aside?: number
  /** How long it rests before it lifts, in milliseconds. */
  rest?: number
}

/** A finger that is put down, drawn from one height to another in small steps, and lifted. */
export async function drawFinger(page: Page, { x, from, to, aside = 0, rest = 0 }: Way, meanwhile?: () => Promise<unknown>) {
  const phone = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    phone.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', { x, y: from })
  for (let step = 1; step <= 10; step++) await touch('touchMove', { x: x + (aside * step) / 10, y: from + ((to - from) * step) / 10 })
  await page.waitForTimeout(rest)
  await meanwhile?.()
  await touch('touchEnd')
  await phone.detach()
}
