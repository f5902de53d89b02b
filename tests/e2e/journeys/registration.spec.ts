import type { Page } from '@playwright/test'
import { digitsFor } from '../letters.ts'
import {
  choosePassword,
  consent,
  GOOD_PASSWORD,
  newAddress,
  proveAddress,
  steps,
  tellAddress,
  tellAll,
  tellBirthday,
  tellName,
  tellPhone,
} from '../newcomer.ts'
import { cardOf, expect, fields, hostOf, operate, test } from '../support.ts'

test.use({ on: 'osteria-del-porto' })

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
  await expect(back).toHaveURL(/ask=name$/)
  await expect(steps(back).name).toHaveValue('Nuova')
  await expect(steps(back).surname).toHaveValue('Cli')
  await tellAll(back)
  await consent(back)
  await steps(back).next.click()
  await expect(back).toHaveURL(/stepCode$/)
  await steps(back).code.fill(digits)
  await expect(back).toHaveURL(/ask=password$/)
  await choosePassword(back)
  await expect(back).toHaveURL(/stepCompleteStore$/)
  await back.close()
})

test('the way back leads through the questions, and what was said stands there', async ({ page }) => {
  await page.goto('/registration')
  await proveAddress(page, newAddress())
  await choosePassword(page)
  await steps(page).name.fill('Nuova')
  await steps(page).surname.fill('Cliente')
  await steps(page).next.click()
  await expect(steps(page).day).toBeVisible()
  await page.goBack()
  await expect(steps(page).name).toHaveValue('Nuova')
  await page.getByRole('button', { name: 'Torna indietro' }).click()
  await expect(steps(page).password).toHaveValue(GOOD_PASSWORD)
  await expect(steps(page).next).toBeEnabled()
  await steps(page).next.click()
  await expect(steps(page).day).toBeVisible()
})

test.describe('on the bare host', () => {
  test.use({ on: undefined, allowed: /status of (404|422)/ })

  test('the activity is asked for, and welcomes her with its credit', async ({ page, baseURL }) => {
    const { next } = steps(page)
    await page.goto('/login')
    await page.getByRole('link', { name: 'Registrati' }).click()
    const address = page.getByLabel('Indirizzo dell’attività')
    await address.fill('nessuno')
    await next.click()
    await expect(page.getByRole('alert')).toContainText('Non troviamo questa attività')
    await address.fill(hostOf('salone-aurora', baseURL ?? ''))
    await next.click()
    await expect(page).toHaveURL(/\/registration\/[\w-]+$/)
    await proveAddress(page, newAddress())
    await choosePassword(page)
    await tellName(page)
    await page.getByRole('button', { name: 'Preferisco non dirlo' }).click()
    await tellPhone(page)
    await consent(page)
    await next.click()
    await expect(page.getByText('di benvenuto, già sulla carta')).toContainText('5,00')
  })

  test('somebody who has a card elsewhere joins with the code and her own password', async ({ page, baseURL }) => {
    const { next, email: field, password } = steps(page)
    const email = newAddress()
    await operate('customer add', { activity: 'salone-aurora', email, name: 'Nuova', surname: 'Cliente', password: GOOD_PASSWORD })
    await page.goto(`${hostOf('bottega-lino', baseURL ?? '')}/login`)
    await fields(page).username.fill(email)
    await fields(page).password.fill(GOOD_PASSWORD)
    await fields(page).password.press('Enter')
    await page.getByRole('link', { name: 'Crea la tua carta' }).click()
    await expect(field).toHaveValue(email)
    await expect(field).not.toBeEditable()
    await proveAddress(page, email)
    await expect(page.getByRole('heading', { level: 1, name: 'Ci conosciamo già' })).toBeVisible()
    await page.locator('input[autocomplete="current-password"]').fill('sbagliata')
    await next.click()
    await tellBirthday(page)
    await tellAddress(page)
    await consent(page)
    await next.click()
    await expect(page).toHaveURL(/ask=password$/)
    await expect(page.getByRole('alert')).not.toBeEmpty()
    await expect(password).toHaveCount(0)
    await page.locator('input[autocomplete="current-password"]').fill(GOOD_PASSWORD)
    await next.click()
    await expect(page.getByRole('heading', { level: 1, name: 'La tua carta è pronta' })).toBeVisible()
    await page
      .getByRole('link', { name: 'Vai alla tua carta' })
      .or(page.getByRole('link', { name: /Più tardi/ }))
      .click()
    await expect(cardOf(page)).toBeVisible()
  })

  test('a permalink leads to its activity, an address that is none says so', async ({ page }) => {
    await page.goto('/registration/permalink/bottega-lino?storeId=7&invite=abc')
    await expect(page).toHaveURL(/\/registration\/[\w-]{36}\?/)
    await expect(page).toHaveURL(/storeId=7/)
    await expect(page.getByText('Passo 1 di 7 · Bottega Lino')).toBeVisible()
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
