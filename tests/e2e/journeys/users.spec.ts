import type { Browser, Page } from '@playwright/test'
import { faults } from '../faults.ts'
import { inLetter, lettersSoFar } from '../letters.ts'
import { GOOD_PASSWORD, newAddress } from '../newcomer.ts'
import { expect, fields, test } from '../support.ts'

test.use({ as: 'admin', serviceWorkers: 'block' })

const open = async (page: Page, path = '/users') => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: 'Utenti' })).toBeVisible()
}
const dialog = (page: Page) => page.getByRole('dialog')
const rowOf = (page: Page, email: string) => page.locator('.user-card, tbody tr').filter({ hasText: email })
const find = async (page: Page, email: string) => {
  await page.getByRole('searchbox').fill(email)
  await expect(rowOf(page, email)).toHaveCount(1)
  return rowOf(page, email)
}

async function fill(page: Page, email: string, name = 'Ada', surname = 'Verdi') {
  await page.getByRole('button', { name: 'Nuovo utente' }).click()
  await dialog(page).getByLabel('Nome', { exact: true }).fill(name)
  await dialog(page).getByLabel('Cognome').fill(surname)
  await dialog(page).getByLabel('E-mail').fill(email)
}

/** Somebody whom the administrator made, and who has chosen her password. */
async function made(page: Page, browser: Browser, email: string) {
  await fill(page, email)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`Invito mandato a ${email}`)).toBeVisible()
  const link = await inLetter(email, /https?:\/\/\S+\/forgot-password\/\S+/)
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin, serviceWorkers: 'block' })
  const hers = await context.newPage()
  await hers.goto(new URL(link).pathname)
  await expect(hers.locator('input[autocomplete="new-password"]')).toHaveCount(2)
  for (const field of await hers.locator('input[autocomplete="new-password"]').all()) await field.fill(GOOD_PASSWORD)
  await hers.getByRole('button', { name: 'Salva la password' }).click()
  await expect(hers).toHaveURL(/\/login/, { timeout: 15_000 })
  return { hers, context }
}
const enter = async (page: Page, email: string) => {
  await page.goto('/login')
  await fields(page).username.fill(email)
  await fields(page).password.fill(GOOD_PASSWORD)
  await fields(page).password.press('Enter')
}

test('a new user chooses her password by the link in the letter; switched off, she is out and reads why', async ({ page, browser }) => {
  test.slow()
  const email = newAddress()
  await open(page)
  const { hers, context } = await made(page, browser, email)
  await enter(hers, email)
  await expect(hers).not.toHaveURL(/\/login/)
  const row = await find(page, email)
  await page.reload()
  await expect(row.getByText('Attivo', { exact: true })).toBeVisible()

  await row.getByRole('button', { name: 'Modifica Ada Verdi' }).click()
  await dialog(page).getByRole('switch').click()
  await dialog(page).getByRole('button', { name: 'Salva' }).click()
  await expect(row.getByText('Disattivato', { exact: true })).toBeVisible()
  await hers.goto('/profile')
  await expect(hers).toHaveURL(/\/login/)
  await enter(hers, email)
  await expect(hers.getByRole('alert').filter({ hasText: 'Utente non attivo' })).toBeVisible()
  await context.close()
})

test.describe('refused', () => {
  test.use({ allowed: /status of 4\d\d|net::ERR/ })

  test('every mistake stands at its field, and Esc leaves without a change', async ({ page }) => {
    await open(page)
    const before = lettersSoFar('giulia@example.com')
    await fill(page, 'nessuno@', ' ', '')
    await dialog(page).getByRole('checkbox', { name: 'Cliente' }).press('Space')
    await page.keyboard.press('Enter')
    for (const said of [
      'Scrivi il nome',
      'Scrivi il cognome',
      'Scrivi un indirizzo e-mail, per esempio nome@example.com',
      'Scegli almeno un ruolo',
    ])
      await expect(dialog(page).getByRole('alert').filter({ hasText: said })).toBeVisible()
    expect(await faults(page)).toEqual([])
    await dialog(page).getByLabel('Nome', { exact: true }).fill('Giulia')
    await dialog(page).getByLabel('Cognome').fill('Finta')
    await dialog(page).getByLabel('E-mail').fill('GIULIA@example.com ')
    await dialog(page).getByRole('checkbox', { name: 'Cliente' }).press('Space')
    await page.keyboard.press('Enter')
    const mail = dialog(page).getByLabel('E-mail')
    await expect(mail).toHaveAccessibleDescription(/Questo indirizzo ha già un altro account/)
    // Once, at the field.
    await expect(page.getByText('Questo indirizzo ha già un altro account')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    expect(lettersSoFar('giulia@example.com')).toBe(before)
  })

  test('without a network nothing typed is lost, and it goes out once, however often it is tapped', async ({ page, context }) => {
    const email = newAddress()
    await open(page)
    await fill(page, email)
    await context.setOffline(true)
    const save = dialog(page).getByRole('button', { name: 'Crea' })
    await expect(dialog(page).getByText('Sei offline')).toBeVisible()
    await expect(save).toBeDisabled()
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByLabel('E-mail')).toHaveValue(email)
    await context.setOffline(false)
    await save.dblclick()
    await expect(dialog(page)).toHaveCount(0)
    await inLetter(email, /forgot-password/)
    await find(page, email)
    expect(lettersSoFar(email)).toBe(1)
  })
})

test('somebody is taken out once that is confirmed, and the log says who did it', async ({ page }) => {
  const email = newAddress()
  await open(page)
  await fill(page, email, 'Bruna', 'Gallo')
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toHaveCount(0)
  const row = await find(page, email)
  const remove = row.getByRole('button', { name: 'Elimina Bruna Gallo' })
  await remove.click()
  await dialog(page).getByRole('button', { name: 'Annulla' }).click()
  await expect(row).toHaveCount(1)
  await remove.click()
  await dialog(page).getByRole('button', { name: 'Togli' }).click()
  await expect(row).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Nessun risultato' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('link', { name: 'Registro' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Elena Rinaldi ha tolto dall’attività Bruna Gallo' }).first()).toBeVisible()
  expect(await faults(page)).toEqual([])
})

test('the table is sorted by its heads, and hides the columns that this device does not want @desktop', async ({ page }) => {
  await open(page)
  const names = page.locator('tbody th strong')
  const mail = page.getByRole('columnheader', { name: 'E-mail' })
  await expect(page.getByRole('columnheader', { name: 'Nome' })).toHaveAttribute('aria-sort', 'ascending')
  const first = (await names.first().textContent()) ?? ''
  await page.getByRole('button', { name: 'Nome' }).click()
  await expect(page.getByRole('columnheader', { name: 'Nome' })).toHaveAttribute('aria-sort', 'descending')
  // Others have accounts by then: whoever is first now comes later in the alphabet.
  await expect.poll(async () => ((await names.first().textContent()) ?? '').localeCompare(first, 'it')).toBeGreaterThan(0)
  await page.getByText('Colonne').click()
  await page.getByRole('checkbox', { name: 'E-mail' }).press('Space')
  await expect(mail).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('checkbox', { name: 'E-mail' })).toBeHidden()
  await page.reload()
  await expect(names.first()).toBeVisible()
  await expect(mail).toHaveCount(0)
  await page.getByLabel('Righe per pagina').selectOption('50')
  await expect(page).toHaveURL(/rowsPerPage=50/)
  await page.getByLabel('Ruolo').selectOption('ROLE_ADMIN')
  await expect(page.getByText('giulia@example.com')).toHaveCount(0)
  expect(await faults(page)).toEqual([])
})

test.describe('a customer', () => {
  test.use({ as: 'giulia' })

  test('finds no users, neither in the menu nor at their address', async ({ page }) => {
    for (const path of ['/users', '/users/audit']) {
      await page.goto(path)
      await expect(page.getByText('Pagina non trovata')).toBeVisible()
    }
    await page.goto('/')
    await page.getByRole('button', { name: 'Altro' }).click()
    await expect(dialog(page).getByRole('link', { name: 'Profilo' })).toBeVisible()
    await expect(dialog(page).getByRole('link', { name: 'Utenti' })).toHaveCount(0)
  })
})
