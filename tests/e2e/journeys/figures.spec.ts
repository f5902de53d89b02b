import { readFileSync } from 'node:fs'
import { expect, test } from '../support.ts'

test.use({ serviceWorkers: 'block' })

test.describe('the owner', () => {
  test.use({ as: 'admin', allowed: /status of 404/ })

  test('goes through the tiles by arrows, a week is marked in chart and table, and the file has what the tables show @desktop', async ({
    page,
  }) => {
    await page.goto('/counter/figures')
    const tab = (name: RegExp) => page.getByRole('tab', { name })
    await expect(tab(/^Chi torna/)).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('row')).toHaveCount(9)
    await tab(/^Chi torna/).focus()
    await page.keyboard.press('ArrowRight')
    await expect(tab(/^Credito/)).toBeFocused()
    await expect(page.getByRole('columnheader', { name: 'Spesi' })).toBeVisible()
    await page.keyboard.press('End')
    await expect(tab(/^Coupon/)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Home')
    await expect(tab(/^Chi torna/)).toBeFocused()
    await expect(page.getByRole('columnheader', { name: 'Tornano' })).toBeVisible()

    const oldest = page.getByRole('row').last()
    await oldest.getByRole('button').focus()
    await expect(oldest).toHaveClass(/is-marked/)
    await expect(page.locator('.figure-column').first()).toHaveClass(/is-marked/)

    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Scarica CSV' }).click()])
    const lines = readFileSync(await file.path(), 'utf8')
      .trimEnd()
      .split('\r\n')
    expect(file.suggestedFilename()).toMatch(/^cifre-.*\.csv$/)
    expect(lines).toHaveLength(9)
    expect(lines[0]).toContain('Dal;Al;Clienti;Clienti tornati;Clienti nuovi;Tornano su 100;Credito dato;Credito speso;Ordini')
    expect(lines[2]).toMatch(/^20\d\d-\d\d-\d\d;20\d\d-\d\d-\d\d;\d+;\d+;\d+;\d+;\d+,\d\d;/)

    await page.getByRole('button', { name: 'Un anno' }).click()
    await expect(page.getByRole('row')).toHaveCount(13)
  })
})

test.describe('who stands at the counter', () => {
  test.use({ as: 'banco', allowed: /status of 40[34]/ })

  test('has no figures', async ({ page }) => {
    await page.goto('/counter/figures')
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Cifre')
  })
})
