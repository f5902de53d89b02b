import type { Page } from '@playwright/test'
import { staysToTheEnd } from '../bars.ts'
import { loseOne } from '../lost.ts'
import { test } from '../own-customer.ts'
import { atCheckout } from '../shopper.ts'
import { expect, MOVING, operate } from '../support.ts'

// From the window to the paid order, in the demo's restaurant: what is ordered, what is paid, and what comes back.

test.use({ ...MOVING, serviceWorkers: 'block' })

const order = (page: Page) => page.getByRole('button', { name: 'Ordine con obbligo di pagare' })
const state = (page: Page) => page.locator('.timeline-now')

test('declined and paid after that: one order, its credit used, and the way that it takes @both', async ({ page, person, isMobile }) => {
  await operate('customer credit', { activity: 'osteria-del-porto', email: person.email, amount: '10.00', type: 'AM', reason: 'Prova' })
  await atCheckout(page)
  await page.getByRole('button', { name: /^Usa 10,00/ }).click()
  await expect(page.locator('.sum-total')).toContainText('14,00')
  if (isMobile) expect(await staysToTheEnd(page.locator('.sum-foot'))).toBeGreaterThan(0)
  await order(page).click()
  await page.waitForURL(/\/sandbox-pay\//)
  await page.getByRole('button', { name: 'Rifiuta' }).click()
  await expect(page.getByText('La banca ha detto no.')).toBeVisible()
  await page.getByRole('button', { name: 'Paga', exact: true }).click()
  await page.waitForURL(/\/shop\/pay\/success/)
  await expect(page.getByRole('heading', { name: 'Ordine inviato correttamente' })).toBeVisible()
  await expect(state(page)).toContainText('Ricevuto')
  await page.getByRole('link', { name: 'Segui l’ordine' }).click()
  await expect(page.locator('.order-receipt')).toContainText('2 × Cono di fritto')
  await expect(page.locator('.order-paid')).toContainText('Pagato')
  await expect(page.locator('.sums')).toContainText('−10,00')
  await page.goto('/card')
  await expect(page.locator('#root .card-sums')).toContainText('0,00')
  await page.goto('/flows')
  await expect(page.locator('.flow-row', { hasText: '−10,00' }).first()).toContainText(/\d articol[io]Ordine \d+/)
})

test('closed at the provider, nothing is guessed; given up, the cart is as it was', async ({ page }) => {
  await atCheckout(page)
  await order(page).click()
  await page.waitForURL(/\/sandbox-pay\//)
  await page.goto('/shop/order/orders')
  await page.locator('.order-card a').click()
  await page.getByRole('button', { name: /^Paga / }).click()
  await page.waitForURL(/\/sandbox-pay\//)
  await page.getByRole('button', { name: 'Chiudi' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Ordine \d+$/)
  await page.getByRole('button', { name: 'Rinuncio all’ordine' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Rinuncio all’ordine' }).click()
  await expect(page.getByRole('heading', { name: 'Non hai pagato niente' })).toBeVisible()
  await page.getByRole('link', { name: 'Torna al carrello' }).click()
  await expect(page.locator('.sum-total')).toContainText('24,00')
})

test.describe('a lost answer', () => {
  test.use({ allowed: /net::ERR_FAILED/ })

  test('is told as that, and the same wish counts once; cancelled, it is said so', async ({ page }) => {
    await atCheckout(page)
    await page.getByText('In negozio', { exact: true }).click()
    await loseOne(page, '**/api/itemorders', 'POST')
    await order(page).click()
    await expect(page.getByRole('heading', { name: 'Non sappiamo se è arrivato' })).toBeFocused()
    await expect(page.getByText('Se era arrivato')).toBeVisible()
    await expect(page.getByText('Se non era arrivato')).toBeVisible()
    await page.locator('.unsure').getByRole('button', { name: 'Riprova' }).click()
    await page.waitForURL(/\/shop\/pay\/success/)
    await page.goto('/shop/order/orders')
    await expect(page.locator('.order-card')).toHaveCount(1)
    await page.locator('.order-card a').click()
    await page.getByRole('button', { name: 'Annulla l’ordine' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Annulla l’ordine' }).click()
    await expect(state(page)).toContainText('Annullato')
  })

  test('of an order that she found among hers: the same from a full cart again is another order', async ({ page }) => {
    await atCheckout(page)
    await page.getByText('In negozio', { exact: true }).click()
    await loseOne(page, '**/api/itemorders', 'POST')
    await order(page).click()
    await page.getByRole('link', { name: 'Guarda i miei ordini' }).click()
    const first = page.locator('.order-card')
    await expect(first).toHaveCount(1)
    const name = (await first.locator('strong').first().textContent()) ?? ''
    await atCheckout(page)
    await page.getByText('In negozio', { exact: true }).click()
    await order(page).click()
    await page.waitForURL(/\/shop\/pay\/success/)
    await expect(page.locator('.pay-sum')).toContainText('24,00')
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText(name)
    await page.goto('/shop/order/orders')
    await expect(page.locator('.order-card')).toHaveCount(2)
  })

  test('of an order by card that she gave up since: the same from her cart again is paid as another one', async ({ page }) => {
    await atCheckout(page)
    await loseOne(page, '**/api/itemorders/paid/checkout', 'POST')
    await order(page).click()
    await page.getByRole('link', { name: 'Guarda i miei ordini' }).click()
    await page.locator('.order-card a').click()
    await page.getByRole('button', { name: 'Rinuncio all’ordine' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Rinuncio all’ordine' }).click()
    await expect(state(page)).toContainText('Annullato')
    await page.goto('/shop/cart')
    await page.getByRole('link', { name: 'Concludi l’ordine' }).click()
    await order(page).click()
    await page.waitForURL(/\/sandbox-pay\//)
    await page.getByRole('button', { name: 'Paga', exact: true }).click()
    await page.waitForURL(/\/shop\/pay\/success/)
    await expect(page.getByRole('heading', { name: 'Ordine inviato correttamente' })).toBeVisible()
  })

  test('of what she then found in her cart and took out: put there again, it is there', async ({ page }) => {
    const add = page.getByRole('button', { name: /^Aggiungi .*€/ })
    const dialog = page.getByRole('dialog')
    const open = async () => {
      await page.goto('/shop/shops')
      await page.locator('a.good-link', { hasText: 'Cono di fritto' }).click()
    }
    const send = async () => {
      await add.click()
      await dialog.getByRole('button', { name: 'Aggiungi e vai al carrello' }).click()
    }
    await open()
    await loseOne(page, '**/api/itemcarts', 'POST')
    await send()
    await expect(dialog.getByRole('alert')).toContainText('non conterà due volte')
    // A reload is no reason to count it twice.
    await page.reload()
    await send()
    await expect(page.locator('.cart-row')).toHaveCount(1)
    await expect(page.locator('.sum-total')).toContainText('12,00')
    await page.getByRole('button', { name: /^Togli / }).click()
    await expect(page.locator('.cart-removed')).toBeVisible()

    await page.unroute('**/api/itemcarts')
    await open()
    await loseOne(page, '**/api/itemcarts', 'POST')
    await send()
    await expect(dialog.getByRole('alert')).toContainText('non conterà due volte')
    await page.goto('/shop/cart')
    await page.getByRole('button', { name: /^Togli / }).click()
    await expect(page.locator('.cart-removed')).toBeVisible()
    await open()
    await send()
    await expect(page.locator('.cart-row')).toHaveCount(1)
  })

  test('that never came is sent once; a note is asked about before it is lost, and not once it was sent', async ({ page }) => {
    await atCheckout(page)
    await page.getByText('In negozio', { exact: true }).click()
    await page.getByRole('textbox', { name: /^Una nota/ }).fill('Ben cotto')
    await page.getByRole('button', { name: 'Torna indietro' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Resta qui' }).click()
    await page.route('**/api/itemorders', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
    await order(page).click()
    await expect(page.getByRole('heading', { name: 'Non sappiamo se è arrivato' })).toBeVisible()
    await page.unroute('**/api/itemorders')
    await page.locator('.unsure').getByRole('button', { name: 'Riprova' }).click()
    await page.waitForURL(/\/shop\/pay\/success/)
    await page.getByRole('link', { name: 'Segui l’ordine' }).click()
    await expect(page.locator('.order-receipt')).toContainText('Ben cotto')
    await page.goto('/shop/order/orders')
    await expect(page.locator('.order-card')).toHaveCount(1)
  })
})

test.describe('with a coupon', () => {
  test.use({ allowed: /status of 409/ })

  test('a coupon comes off from its own page; redeemed meanwhile it says so, and another one takes its part', async ({ page, person }) => {
    const [GLASS, FIFTEEN] = ['Un calice in omaggio', 'Quindici per cento in meno']
    const here = { activity: 'osteria-del-porto' }
    for (const coupon of [GLASS, FIFTEEN]) await operate('coupon give', { ...here, coupon, to: person.email })
    await page.goto('/coupons')
    await page.getByRole('button', { name: GLASS }).click()
    const code = (await page.locator('.coupon-letters').textContent()) ?? ''
    await page.getByRole('link', { name: 'Usa in un ordine' }).click()
    await expect(page.getByText(`«${GLASS}» ti aspetta`)).toBeVisible()
    await atCheckout(page)
    const coupon = page.getByRole('region', { name: 'Coupon' })
    await expect(coupon).toContainText(GLASS)
    await expect(page.locator('.sum-total')).toContainText('18,00')
    await expect(page.locator('.sums')).toContainText(`Coupon: ${GLASS}−6,00`)

    await operate('coupon redeem', { ...here, code })
    await page.getByText('In negozio', { exact: true }).click()
    await order(page).click()
    await expect(page.getByRole('row', { name: /Coupon/ })).toContainText('già usato')
    await expect(page.locator('.sum-total')).toContainText('24,00')

    await coupon.getByRole('button', { name: /Modifica/ }).click()
    await coupon.getByRole('radio', { name: FIFTEEN }).click()
    await expect(page.locator('.sum-total')).toContainText('20,40')
    await order(page).click()
    await expect(page.getByRole('heading', { name: 'Ordine inviato correttamente' })).toBeVisible()
    await page.getByRole('link', { name: 'Segui l’ordine' }).click()
    await expect(page.locator('.sums')).toContainText(`Coupon: ${FIFTEEN}−3,60`)
    await page.goto('/coupons')
    await expect(page.getByRole('link', { name: /^In un ordine/ })).toBeVisible()
  })
})
