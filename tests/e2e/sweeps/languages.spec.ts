import { codeOf, expect, fields, quiet, test } from '../support.ts'
import { said } from '../words.ts'

const OTHERS = ['es', 'fr', 'de', 'en'] as const
const OWN_NAMES = { es: 'Español', fr: 'Français', de: 'Deutsch', en: 'English' }
const PAGES = ['/', '/card', '/card?till', '/flows', '/menus', '/activities', '/install', '/version', '/nowhere']

test.describe('every page', () => {
  test.use({ as: 'giulia', serviceWorkers: 'block' })
  for (const language of ['it', ...OTHERS])
    test(`speaks ${language}, without an error`, async ({ page }) => {
      test.setTimeout(90_000)
      const prefix = language === 'it' ? '' : `/${language}`
      for (const path of PAGES) {
        await page.goto(path === '/' ? prefix || '/' : prefix + path)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toBeEmpty()
        await quiet(page)
      }
      await page.goto(`${prefix}/card`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(said(language, 'La mia carta'))
      await page
        .getByRole('link', { name: said(language, 'Movimenti') })
        .first()
        .click()
      await expect(page).toHaveURL(`${prefix}/flows`)
      await page.goto(`${prefix}/menus`)
      await page.locator('a.dish-link').first().click()
      await expect(page).toHaveURL(new RegExp(`${prefix}/menus/[\\w-]+$`))
    })
})

test.describe('at the door', () => {
  test.use({ allowed: /status of 401/, serviceWorkers: 'block' })
  for (const language of OTHERS)
    test(`the log-in page and the server speak ${language}`, async ({ page }) => {
      await page.goto(`/${language}/login`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(said(language, 'Accedi'))
      await fields(page).username.fill('giulia@example.com')
      await fields(page).password.fill('sbagliata')
      await fields(page).password.press('Enter')
      const refusal = await page.getByRole('alert').textContent()
      expect(refusal).not.toBe('')
      expect(refusal).not.toBe('Nome utente e/o password non validi')
      await expect(page).toHaveURL(`/${language}/login`)
    })
})

test.describe('the address', () => {
  test.use({ as: 'giulia', serviceWorkers: 'block' })

  for (const [given, canonical] of [
    ['/gb/card?a=1&b=2#below', '/en/card?a=1&b=2#below'],
    ['/gb', '/en'],
    ['/it/card?a=1#below', '/card?a=1#below'],
    ['/it', '/'],
  ] as const)
    test(`${given} is ${canonical}`, async ({ page }) => {
      await page.goto(given)
      await expect(page).toHaveURL(canonical)
      await expect(codeOf(page)).toBeVisible()
    })

  test('an unknown prefix is no language', async ({ page }) => {
    await page.goto('/xx/card')
    await expect(page.getByText('404')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  })

  test('alone decides: without a prefix it is Italian, whatever was chosen', async ({ page }) => {
    await page.goto('/de/card')
    await expect(codeOf(page)).toBeVisible()
    await page.goto('/card')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('La mia carta')
  })
})

test.describe('the menu of languages', () => {
  test.use({ as: 'giulia', on: 'osteria-del-porto' })

  for (const language of OTHERS)
    test(`to ${language} and back, and the app starts in it @both`, async ({ page }) => {
      await page.goto('/card?x=1')
      await expect(codeOf(page)).toBeVisible()
      await page.getByRole('button', { name: 'Lingue' }).click()
      await page.getByRole('menuitemradio', { name: OWN_NAMES[language] }).click()
      await expect(page).toHaveURL(`/${language}/card?x=1`)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(said(language, 'La mia carta'))
      await page.goto('/?app')
      await expect(page).toHaveURL(`/${language}`)
      await expect(codeOf(page)).toBeVisible()
      await page.getByRole('button', { name: said(language, 'Lingue') }).click()
      await page.getByRole('menuitemradio', { name: 'Italiano' }).click()
      await expect(page).toHaveURL('/')
      await page.goto('/?app')
      await expect(page.locator('html')).toHaveAttribute('lang', 'it')
    })

  test("the activity's own texts follow", async ({ page }) => {
    await page.goto('/de/menus')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Speisekarte')
    await expect(page.locator('.menus-bottom')).toContainText('Gedeck 2,50 €')
  })
})
