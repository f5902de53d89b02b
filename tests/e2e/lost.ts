import type { Page } from '@playwright/test'

/** The server does what the next such call asks; its answer is lost. */
export async function loseOne(page: Page, url: string, method: string) {
  let isLost = true
  await page.route(url, async (route) => {
    if (route.request().method() !== method || !isLost) return route.continue()
    isLost = false
    await route.fetch()
    return route.abort()
  })
}
