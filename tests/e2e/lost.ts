import type { Page } from '@playwright/test'

/** The server does what the next such call asks; its answer is lost. */
export async function loseOne(page: Page, url: string, method: string) {
  let isLost = true
  await page.route(url, async (route) => {
    if (route.request().method() !== method || !isLost) return route.continue()
    isLost = false
    // Node knows no name below localhost.
    const [url, headers] = [new URL(route.request().url()), await route.request().allHeaders()]
    await route.fetch({
      url: `${url.protocol}//localhost:${url.port}${url.pathname}${url.search}`,
      headers: { ...headers, host: url.host },
    })
    return route.abort()
  })
}
