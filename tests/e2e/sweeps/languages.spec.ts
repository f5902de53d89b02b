import { cardOf, expect, fields, quiet, test } from '../support.ts'
import { said } from '../words.ts'

const OTHERS = ['es', 'fr', 'de', 'en'] as const
const OWN_NAMES = { es: 'Español', fr: 'Français', de: 'Deutsch', en: 'English' }
const PAGES = [
  '/',
  '/card',
  '/card?till',
  '/flows',
  '/menus',
  '/activities',
  '/stores',
  '/profile',
  '/devices',
  '/install',
  '/version',
  '/at/osteria-del-porto/12',
  '/nowhere',
]

test.describe('logged in', () => {
  test.use({ as: 'giulia', serviceWorkers: 'block' })

  // Every page in one other language, and every language on one way: what differs is the prefix and the catalogue, for all pages alike.
  test('every page speaks German, without an error', async ({ page }) => {
    test.setTimeout(240_000)
    for (const path of PAGES) {
      await page.goto(path === '/' ? '/de' : `/de${path}`)
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toBeEmpty()
      await quiet(page)
    }
  })

  test('from the card to a good the way stays in the language that it began in', async ({ page }) => {
    test.setTimeout(240_000)
    for (const language of ['it', ...OTHERS]) {
      const prefix = language === 'it' ? '' : `/${language}`
      await page.goto(`${prefix}/card`)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(said(language, 'La mia carta'))
      await page.getByRole('navigation').locator(`a[href="${prefix}/shop/shops"]`).click()
      await expect(page).toHaveURL(`${prefix}/shop/shops`)
      await page.locator('a.good-link').first().click()
      await expect(page).toHaveURL(new RegExp(`${prefix}/shop/shops/[\\w-]+$`))
    }
  })
})

test.describe('at the door', () => {
  test.use({ allowed: /status of 401/, serviceWorkers: 'block' })
  test('the log-in page and the server speak them all', async ({ page }) => {
    for (const language of OTHERS) {
      await page.goto(`/${language}/login`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(said(language, 'Accedi'))
      await fields(page).username.fill('giulia@example.com')
      await fields(page).password.fill('sbagliata')
      await fields(page).password.press('Enter')
      await expect(page.getByRole('alert')).toHaveText(said(language, 'login_failed', ['locales/server']))
      await expect(page).toHaveURL(`/${language}/login`)
    }
  })
})

test.describe('the address', () => {
  test.use({ as: 'giulia', serviceWorkers: 'block' })

  test('is brought into its one form', async ({ page }) => {
    for (const [given, canonical] of [
      ['/gb/card?a=1&b=2#below', '/en/card?a=1&b=2#below'],
      ['/gb', '/en'],
      ['/it/card?a=1#below', '/card?a=1#below'],
      ['/it', '/'],
    ] as const) {
      await page.goto(given)
      await expect(page).toHaveURL(canonical)
      await expect(cardOf(page)).toBeVisible()
    }
  })

  test('an unknown prefix is no language', async ({ page }) => {
    await page.goto('/xx/card')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagina non trovata')
    await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  })

  test('alone decides: without a prefix it is Italian, whatever was chosen', async ({ page }) => {
    await page.goto('/de/card')
    await expect(cardOf(page)).toBeVisible()
    await page.goto('/card')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('La mia carta')
  })
})

test.describe('the menu of languages', () => {
  test.use({ as: 'giulia', on: 'osteria-del-porto', serviceWorkers: 'block' })

  test('leads to each of them and back, and the app starts in it', async ({ page }) => {
    test.setTimeout(240_000)
    let now = 'it'
    const choose = async (name: string) => {
      await page.getByRole('button', { name: said(now, 'Lingue') }).click()
      await page.getByRole('menuitemradio', { name }).click()
    }
    for (const language of OTHERS) {
      await page.goto(now === 'it' ? '/card?x=1' : `/${now}/card?x=1`)
      await expect(cardOf(page)).toBeVisible()
      await choose(OWN_NAMES[language])
      now = language
      await expect(page).toHaveURL(`/${language}/card?x=1`)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(said(language, 'La mia carta'))
      await page.goto('/?app')
      await expect(page).toHaveURL(`/${language}`)
      await expect(cardOf(page)).toBeVisible()
    }
    await choose('Italiano')
    await expect(page).toHaveURL('/')
    await page.goto('/?app')
    await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  })

  test('changes what came later, too', async ({ page }) => {
    await page.goto('/profile')
    const heading = (language: string) => page.getByRole('heading', { name: said(language, 'Come accedi', ['locales/later']) })
    await expect(heading('it')).toBeVisible()
    await page.getByRole('button', { name: 'Lingue' }).click()
    await page.getByRole('menuitemradio', { name: OWN_NAMES.fr }).click()
    await expect(heading('fr')).toBeVisible()
  })

  test("the activity's own texts follow", async ({ page }) => {
    await page.goto('/de/menus')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Speisekarte')
    await expect(page.locator('.menus-bottom')).toContainText('Gedeck 2,50 €')
  })
})
