import { faults } from '../faults.ts'
import { decide } from '../push-browser.ts'
import { DESK, PHONE } from '../screens.ts'
import { test } from '../push-customer.ts'
import { expect, WHOLE } from '../support.ts'

test.use({ on: 'osteria-del-porto', launchOptions: WHOLE })

test('denied and granted, the devices have nothing serious in either theme, and nothing wider than the screen in German', async ({
  page,
  context,
}) => {
  const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  for (const setting of ['denied', 'granted'] as const) {
    await page.goto('/devices')
    await decide(context, page, setting)
    await expect(setting === 'granted' ? page.getByRole('button', { name: /^Prova/ }) : page.getByText(/sono bloccati/)).toBeVisible()
    expect.soft(await faults(page), setting).toEqual([])
    await page.setViewportSize(DESK)
    expect.soft(await faults(page), `${setting}, with more room`).toEqual([])
    await page.setViewportSize(PHONE)
    await page.goto('/de/devices')
    await expect(page.getByRole('switch').first()).toBeVisible()
    expect.soft(await beyond(), setting).toBeLessThanOrEqual(0)
  }
})
