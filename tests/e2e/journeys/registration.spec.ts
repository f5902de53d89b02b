import type { Page } from '@playwright/test'
import { digitsFor } from '../letters.ts'
import { choosePassword, consent, GOOD_PASSWORD, newAddress, proveAddress, steps, tellAddress, tellAll, tellHerself } from '../newcomer.ts'
import { cardOf, expect, hostOf, MOVING, operate, test } from '../support.ts'

test.use({ ...MOVING, on: 'osteria-del-porto', serviceWorkers: 'block' })

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('tessera.registration'))

test('who leaves in the middle comes back to the same question, without code and password', async ({ page, context }) => {
  const email = newAddress()
  await page.goto('/registration')
  const { code } = steps(page)
  await steps(page).email.fill(email)
  await steps(page).next.click()
  await steps(page).next.click()
  const digits = await digitsFor(email)
  await code.fill(digits)
  await choosePassword(page)
  await steps(page).name.fill('Nuova')
  await steps(page).surname.fill('Cli')
  await expect.poll(() => kept(page)).toContain(email)
  for (const secret of [digits, GOOD_PASSWORD]) {
    const all = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state, location.href]))
    expect(all).not.toContain(secret)
  }
  await page.close()

  const back = await context.newPage()
  await back.goto('/registration')
  await expect(back).toHaveURL(/ask=you$/)
  await expect(steps(back).name).toHaveValue('Nuova')
  await expect(steps(back).surname).toHaveValue('Cli')
  await tellAll(back)
  await expect(back).toHaveURL(/stepCode$/)
  await steps(back).code.fill(digits)
  await expect(back).toHaveURL(/ask=password$/)
  await choosePassword(back)
  await expect(back).toHaveURL(/stepCompleteStore$/)
  await back.close()
})

test('the way back leads through the steps, and what was said stands there', async ({ page }) => {
  await page.goto('/registration')
  await proveAddress(page, newAddress())
  await choosePassword(page)
  const { next, name, surname, birthday, password, street, wishes, consent: box } = steps(page)
  await tellHerself(page, { phone: '333 1234567', birthday: '7.5.1991' })
  await expect(birthday).toHaveValue('7/5/1991')
  await consent(page)
  await next.click()
  await expect(street).toBeVisible()
  await page.goBack()
  await expect(name).toHaveValue('Nuova')
  await expect(surname).toHaveValue('Cliente')
  await expect(birthday).toHaveValue('7/5/1991')
  await expect(wishes.getByRole('radio', { checked: true })).toHaveCount(2)
  await expect(box).toBeChecked()
  await page.getByRole('button', { name: 'Torna indietro' }).click()
  await expect(password).toHaveValue(GOOD_PASSWORD)
  await expect(next).toBeEnabled()
  await next.click()
  await expect(street).toBeVisible()
})

test('one card stands above all steps: her name is engraved as she types it, its number comes with the answer of the server', async ({
  page,
}) => {
  await page.goto('/registration')
  const card = page.locator('.made')
  await expect(card).toContainText('Il tuo nome')
  await expect(card).toContainText('5,00 € ti aspettano')
  const element = await card.elementHandle()
  const isTheSame = async () => expect(await card.evaluate((now, before) => now === before && now.isConnected, element)).toBe(true)
  const { top, left } = await place()
  const stays = async () => {
    await isTheSame()
    await page.evaluate(() => window.scrollTo(0, 0))
    expect(await place()).toEqual({ top, left })
  }
  await expect(page.getByText('Passo 1 di 5')).toHaveCount(1)
  await proveAddress(page, newAddress())
  await expect(steps(page).password).toBeVisible()
  await stays()
  await choosePassword(page)
  await expect(page.getByText('Passo 4 di 5')).toHaveCount(1)
  await steps(page).name.pressSequentially('Nu')
  await expect(card.locator('.made-owner')).toHaveText('Nu')
  await expect(card.locator('.made-sign')).toHaveCount(0)
  await stays()
  await tellHerself(page, { phone: '333 1234567' })
  await expect(card.locator('.made-owner')).toHaveText('Nuova Cliente')
  await consent(page)
  await steps(page).next.click()
  await expect(steps(page).street).toBeVisible()
  await stays()
  await tellAddress(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Eccoti, Nuova' })).toBeFocused()
  await isTheSame()
  await expect(card.locator('.made-sign')).toHaveCount(13)
  await expect(card.locator('.made-sums dd').first()).toHaveText('5,00 €')
  await expect(page.getByText('I primi 5,00 € sono già sopra')).toBeVisible()
  const number = await card.locator('.made-number .unseen').textContent()
  await page.getByRole('link', { name: 'Mostra la carta in cassa' }).click()
  await expect(page.getByRole('dialog', { name: 'Mostra in cassa' })).toContainText(number?.slice(-6) ?? '?')

  async function place() {
    const { x = 0, y = 0 } = (await card.boundingBox()) ?? {}
    return { top: y, left: x }
  }
})

test.describe('on the bare host', () => {
  test.use({ on: undefined, allowed: /status of (404|422)/ })

  test('she chooses whose card she wants by its card, and is welcomed with its credit', async ({ page }) => {
    const { next } = steps(page)
    await page.goto('/login')
    await page.getByRole('link', { name: 'Registrati' }).click()
    const cards = page.getByRole('list', { name: 'Carte' }).getByRole('link')
    for (const name of ['Bottega Lino', 'Osteria del Porto', 'Salone Aurora']) await expect(cards.filter({ hasText: name })).toBeVisible()
    const search = page.getByRole('searchbox', { name: 'Cerca per nome' })
    await search.fill('nessuno')
    await expect(page.getByText('Nessuna carta con questo nome')).toBeVisible()
    await search.fill('aurora salone')
    await expect(cards).toHaveText(['Salone Aurora'])
    await cards.click()
    await expect(page).toHaveURL(/\/registration\/[\w-]+$/)
    await proveAddress(page, newAddress())
    await choosePassword(page)
    await tellHerself(page, { phone: '333 1234567' })
    await consent(page)
    await next.click()
    await expect(page.getByText('I primi 5,00 € sono già sopra')).toBeVisible()
  })

  test('where the browser reads codes, the camera leads to the card of the code, and no other code leads anywhere', async ({
    page,
    baseURL,
  }) => {
    await page.addInitScript(
      (codes) => {
        const seen = [...codes]
        const detect = () => Promise.resolve([{ rawValue: seen.length > 1 ? seen.shift() : seen[0] }])
        Object.assign(window, {
          BarcodeDetector: class {
            detect = detect
          },
        })
        navigator.mediaDevices.getUserMedia = () => {
          const picture = document.createElement('canvas')
          setInterval(() => picture.getContext('2d')?.fillRect(0, 0, 99, 99), 50)
          return Promise.resolve(picture.captureStream())
        }
      },
      [
        ...Array<string>(8).fill('https://elsewhere.example/registration'),
        `${hostOf('bottega-lino', baseURL ?? '')}/registration?storeId=7`,
      ],
    )
    await page.goto('/registration')
    await page.getByRole('button', { name: 'Inquadra il codice in cassa o al tavolo' }).click()
    await expect(page.getByText('Questo codice non è di una carta')).toBeVisible()
    await expect(page).toHaveURL(/\/registration\/[\w-]{36}\?storeId=7$/)
    await expect(page.locator('.made')).toContainText('Bottega Lino')
  })

  test('somebody who has a card elsewhere, and is not logged in, joins with the code and her own password', async ({ page, baseURL }) => {
    const { next, password } = steps(page)
    const email = newAddress()
    await operate('customer add', { activity: 'salone-aurora', email, name: 'Nuova', surname: 'Cliente', password: GOOD_PASSWORD })
    await page.goto(`${hostOf('bottega-lino', baseURL ?? '')}/registration`)
    await proveAddress(page, email)
    await expect(page.getByRole('heading', { level: 1, name: 'Ci conosciamo già' })).toBeVisible()
    await page.locator('input[autocomplete="current-password"]').fill('sbagliata')
    await next.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Manca poco' })).toBeVisible()
    await expect(steps(page).name).toHaveCount(0)
    await steps(page).birthday.fill('07051991')
    await consent(page)
    await next.click()
    await tellAddress(page)
    await expect(page).toHaveURL(/ask=password$/)
    await expect(page.getByRole('alert')).not.toBeEmpty()
    await expect(password).toHaveCount(0)
    await page.locator('input[autocomplete="current-password"]').fill(GOOD_PASSWORD)
    await next.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Eccoti, Nuova' })).toBeVisible()
    await expect(page.locator('.made-owner')).toHaveText('Nuova Cliente')
    await page.getByRole('link', { name: /home/ }).click()
    await expect(cardOf(page)).toBeVisible()
  })

  test('a permalink leads to its activity, an address that is none says so', async ({ page }) => {
    await page.goto('/registration/permalink/bottega-lino?storeId=7&invite=abc')
    await expect(page).toHaveURL(/\/registration\/[\w-]{36}\?/)
    await expect(page).toHaveURL(/storeId=7/)
    await expect(page.getByText('Passo 1 di 5 · Bottega Lino')).toHaveCount(1)
    for (const nowhere of ['/registration/permalink/nessuno', '/registration/nessuno', '/registration/stepCode']) {
      await page.evaluate(() => localStorage.clear())
      await page.goto(nowhere)
      await expect(page.getByText(/Pagina non trovata|Di chi vuoi la carta/)).toBeVisible()
    }
  })
})

test("on an activity's own host there is no other's registration", async ({ page, baseURL }) => {
  const bare = (baseURL ?? '').replace('osteria-del-porto.', '')
  const { data } = (await (await fetch(`${bare}/app/activities/permalink/bottega-lino`)).json()) as { data: { activityId: string } }
  await page.goto(`/registration/${data.activityId}`)
  await expect(page.getByText('Pagina non trovata')).toBeVisible()
})
