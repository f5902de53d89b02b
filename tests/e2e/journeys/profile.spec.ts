import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { staysToTheEnd } from '../bars.ts'
import { digitsFor, inLetter, lettersSoFar } from '../letters.ts'
import { GOOD_PASSWORD, newAddress } from '../newcomer.ts'
import { test } from '../own-customer.ts'
import { expect, fields, logIn, NO_NETWORK, PASSWORD, quiet, visit } from '../support.ts'

// What the forms are refused, the browser says too.
test.use({ on: 'osteria-del-porto', serviceWorkers: 'block', allowed: new RegExp(`status of (401|404|422|429)|${NO_NETWORK.source}`) })

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })
const save = (page: Page) => page.locator('button[type="submit"]')
const at = async (page: Page, path: string, heading: string) => {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
}

/** Where something ends on the screen. */
const below = async (part: Locator) => {
  const box = await part.boundingBox()
  return box ? box.y + box.height : Number.NaN
}
const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? Number.NaN

test('her data: wrong is said at the field, right is there everywhere, and again after a reload', async ({ page }) => {
  await at(page, '/profile', 'Profilo')
  await page.getByRole('link', { name: 'I miei dati', exact: true }).click()
  await expect(field(page, 'Nome')).toBeVisible()
  expect(await staysToTheEnd(page.locator('.form-foot'))).toBeGreaterThan(0)
  await field(page, 'Nome').fill('')
  await field(page, 'Giorno').fill('31')
  await field(page, 'Mese').selectOption('02')
  await field(page, 'Anno').fill('1990')
  await page.evaluate(() => scrollTo(0, 110))
  await save(page).click()
  await expect(field(page, 'Nome')).toBeFocused()
  await expect
    .poll(async () => (await below(field(page, 'Nome'))) - (await below(page.locator('.top-bar'))), 'no bar lies over it')
    .toBeGreaterThan(50)
  await expect(field(page, 'Nome')).toHaveAccessibleDescription('Scrivi il nome')
  await expect(page.getByRole('alert').filter({ hasText: 'Questo giorno non esiste' })).toBeVisible()
  await field(page, 'Nome').fill('Eleonora')
  await field(page, 'Giorno').fill('28')
  await field(page, 'Cellulare').fill('333 1234567')
  await field(page, 'CAP').fill('1603')
  await save(page).click()
  await expect(field(page, 'CAP')).toHaveAccessibleDescription(/16032/)
  await field(page, 'CAP').fill('16032')
  await save(page).dblclick()
  await expect(page.getByText('Profilo aggiornato correttamente')).toBeVisible()
  await expect(page.locator('.profile-head')).toContainText('Eleonora Prova')
  // The token says her name too, for the greeting and the drawer.
  await page.getByRole('link', { name: 'Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Eleonora')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Eleonora')
  await page.goto('/profile/data')
  await expect(field(page, 'Giorno')).toHaveValue('28')
  await expect(field(page, 'CAP')).toHaveValue('16032')
})

test('a form waits offline with what was typed, and goes on when the network is back', async ({ page, context }) => {
  await at(page, '/profile/data', 'I miei dati')
  await field(page, 'Cognome').fill('Lontani')
  await field(page, 'Cellulare').fill('333 1234567')
  await context.setOffline(true)
  await expect(save(page)).toBeDisabled()
  await expect(page.getByText('Quello che hai scritto resta qui')).toBeVisible()
  const strip = page.locator('.strip')
  await expect
    .poll(async () => (await below(strip)) - (await heightOf(strip)) - (await below(save(page))), 'the strip is below the key')
    .toBeGreaterThanOrEqual(0)
  await context.setOffline(false)
  await save(page).click()
  await expect(page.locator('.profile-head')).toContainText('Lontani')
})

test('the password: the four messages at their fields, then every other log-in is over', async ({ page, person, browser, baseURL }) => {
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', storageState: await person.enter(), serviceWorkers: 'block' })
  await at(page, '/profile/password', 'Cambia password')
  await expect(page.getByText('Da compilare: Vecchia password e altri 2 campi')).toBeVisible()
  await field(page, 'Nuova password').fill('password')
  await expect(page.getByText(/indovinare/).first()).toBeVisible()
  await field(page, 'Nuova password').fill(GOOD_PASSWORD)
  await save(page).click()
  await expect(field(page, 'Vecchia password')).toHaveAccessibleDescription('La vecchia password è obbligatoria')
  await field(page, 'Vecchia password').fill('sbagliata')
  await expect(field(page, 'Ripeti la nuova password')).toHaveAccessibleDescription('Scrivila un’altra volta')
  await field(page, 'Ripeti la nuova password').fill('altra')
  await save(page).click()
  await expect(field(page, 'Ripeti la nuova password')).toHaveAccessibleDescription('Le password non coincidono')
  await field(page, 'Ripeti la nuova password').fill(GOOD_PASSWORD)
  await save(page).click()
  await expect(field(page, 'Vecchia password')).toHaveAccessibleDescription('La vecchia password non è corretta')
  await field(page, 'Vecchia password').fill(PASSWORD)
  await save(page).click()
  await expect(page.getByText('Password cambiata correttamente')).toBeVisible()
  await inLetter(person.email, /password del tuo account è stata cambiata/)
  const other = await elsewhere.newPage()
  await other.route('**/api/cards/me**', (route) => route.fulfill({ status: 401, json: { code: 'unauthenticated', message: '' } }))
  await other.goto('/card')
  await expect(other).toHaveURL(/\/login/)
  await elsewhere.close()
})

test('another address: proven by its code, told to the one before, and she logs in with it', async ({ page, person }) => {
  const next = newAddress()
  await at(page, '/profile/email', 'Cambia e-mail')
  await field(page, 'Nuovo indirizzo e-mail').fill('nora@')
  await save(page).click()
  await expect(field(page, 'Nuovo indirizzo e-mail')).toHaveAccessibleDescription(/Scrivi un indirizzo/)
  await field(page, 'Nuovo indirizzo e-mail').fill('giulia@example.com')
  await field(page, 'La tua password').fill(PASSWORD)
  await save(page).click()
  await expect(field(page, 'Nuovo indirizzo e-mail')).toHaveAccessibleDescription('Questo indirizzo ha già un altro account')
  await field(page, 'Nuovo indirizzo e-mail').fill(next)
  await save(page).click()
  const digits = await digitsFor(next)
  const code = page.locator('input[autocomplete="one-time-code"]')
  await expect(code).toBeFocused()
  await code.fill(digits === '000000' ? '111111' : '000000')
  await save(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Codice errato' })).toBeVisible()
  await code.fill(digits)
  await save(page).click()
  await expect(page.getByText(`Ora accedi con ${next}`)).toBeVisible()
  await expect(page.getByRole('link', { name: /^E-mail/ })).toContainText(next)
  expect(await inLetter(person.email, new RegExp(next))).toBe(next)
  await page.getByRole('button', { name: 'Esci' }).last().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Esci' }).click()
  await logIn(page, next)
})

test('her log-ins: this one and the others, which end at once', async ({ page, person, browser, baseURL }) => {
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', storageState: await person.enter(), serviceWorkers: 'block' })
  const other = await elsewhere.newPage()
  await other.goto('/devices')
  await expect.poll(async () => (await person.devices()).length).toBeGreaterThan(0)
  await at(page, '/profile/sessions', 'I miei accessi')
  await expect(page.locator('.log-in').filter({ hasText: 'Qui' })).toHaveCount(1)
  await page.getByRole('button', { name: 'Esci da tutti gli altri dispositivi' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Annulla' }).click()
  await page.getByRole('button', { name: 'Esci da tutti gli altri dispositivi' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Esci dagli altri' }).click()
  await expect(page.getByText('Nessun altro: il tuo account è aperto solo qui.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await other.route('**/api/cards/me**', (route) => route.fulfill({ status: 401, json: { code: 'unauthenticated', message: '' } }))
  await other.goto('/card')
  await expect(other).toHaveURL(/\/login/)
  await elsewhere.close()
})

test('her data by mail: a page to read and a file, by a link that leads to them again if she closed them at once', async ({
  page,
  person,
}) => {
  await at(page, '/profile/export', 'Scarica i miei dati')
  await save(page).click()
  await expect(page.getByRole('heading', { name: 'Ti scriviamo tra poco' })).toBeVisible()
  const link = new URL(await inLetter(person.email, /https?:\S+\/profile\/export\/\S+/))
  await page.goto(link.pathname)
  await save(page).click()
  const [json] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Salva il file JSON' }).click()])
  expect(JSON.parse(await readFile(await json.path(), 'utf8'))).toMatchObject({ account: { email: person.email, name: 'Nora' } })
  const [html] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Salva la pagina da leggere' }).click(),
  ])
  expect(await readFile(await html.path(), 'utf8')).toContain('Osteria del Porto')
  await page.goto(link.pathname)
  await save(page).click()
  await expect(page.getByRole('button', { name: 'Salva il file JSON' })).toBeVisible()
})

test('she goes by a code, is asked when she comes back, and stays', async ({ page, person }) => {
  await at(page, '/profile/delete', 'Elimina il mio account')
  await expect(page.locator('.lost-card').filter({ hasText: 'Osteria del Porto' })).toContainText('0,00')
  const before = lettersSoFar(person.email)
  await save(page).click()
  await expect(page.getByText(person.email)).toBeVisible()
  await page.locator('input[autocomplete="one-time-code"]').fill(await digitsFor(person.email, before))
  await save(page).click()
  await expect(page.getByRole('heading', { name: /^Il tuo account sarà eliminato il / })).toBeVisible()
  await quiet(page)
  const refused: string[] = []
  page.on('response', (response) => response.status() === 401 && refused.push(response.url()))
  await page.getByRole('link', { name: 'Ho capito, esci' }).click()
  await expect(page).toHaveURL('/login')
  await quiet(page)
  expect(refused).toEqual([])
  await fields(page).username.fill(person.email)
  await fields(page).password.fill(PASSWORD)
  await fields(page).password.press('Enter')
  const asked = page.getByRole('dialog', { name: 'Vuoi tenere il tuo account?' })
  await asked.getByRole('button', { name: 'Tieni il mio account' }).click()
  await expect(asked).toHaveCount(0)
  await page.reload()
  await expect(page.locator('#root .card-white:enabled')).toBeVisible()
  await expect(asked).toHaveCount(0)
})

test('addresses: none, one that its country would write so, and none again', async ({ page }) => {
  await at(page, '/profile/addresses', 'I miei indirizzi')
  await page.getByRole('link', { name: 'Aggiungi un indirizzo' }).click()
  await field(page, 'Via').fill('Via del Porto')
  await field(page, 'Numero').fill('4')
  await field(page, 'CAP').fill('1603')
  await save(page).click()
  await expect(field(page, 'CAP')).toHaveAccessibleDescription('In questo paese il CAP si scrive così: 16032')
  await expect(field(page, 'Città')).toHaveAccessibleDescription('Scrivi la città')
  await field(page, 'CAP').fill('16032')
  await field(page, 'Città').fill('Camogli')
  await save(page).dblclick()
  await expect(page.getByText('Indirizzo aggiunto correttamente')).toBeVisible()
  await expect(page.locator('.address')).toHaveText([/Via del Porto 4.*16032 Camogli.*Italia/])
  await page.goto('/de/profile/addresses')
  await expect(page.locator('.address')).toContainText('Italien')
  await page.goto('/profile/addresses')
  await page.getByRole('button', { name: 'Elimina Via del Porto 4' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Elimina' }).click()
  await expect(page.getByText('Ancora nessun indirizzo')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('without a network her name is there, and what is not kept on the device says so', async ({ page, context }) => {
    await visit(page, '/profile', '/profile/data')
    await expect(field(page, 'Nome')).toHaveValue('Nora')
    await context.setOffline(true)
    await page.goto('/profile')
    await expect(page.locator('.profile-head')).toContainText('Nora Prova')
    await page.goto('/profile/data')
    await expect(page.getByRole('heading', { name: 'Non riusciamo a caricare i dati' })).toBeVisible()
    await context.setOffline(false)
    await expect(field(page, 'Nome')).toHaveValue('Nora')
  })
})
