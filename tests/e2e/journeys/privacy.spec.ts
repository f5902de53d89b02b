import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { flaws } from '../faults.ts'
import { type OwnServer, test } from '../own-server.ts'
import { record, recorded, valuesOf } from '../frames.ts'
import { cardOf, controlled, expect, fields, logIn, NO_NETWORK } from '../support.ts'
import { PERMALINK, trattoria } from '../trattoria.ts'

const PASSWORD = 'Prova-di-Nora-1'
const legal = (version: string, text: string) => ({
  privacy: {
    version,
    text: { it: text, de: `${text} (deutsch)` },
    pointB: 'Ti scriviamo di offerte.',
    pointC: 'Guardiamo i tuoi acquisti.',
  },
  terms: '# Le regole\nLa carta è **gratuita**.\n\n<img src=x onerror="document.title=1">',
})
const FIRST = legal('2026-01', '# Chi siamo\nTrattoria di Prova.\n\n- nome\n- e-mail\n\n<b>Non è grassetto</b>')

// Each journey has a customer of its own, whom the operator's tool makes.
test.describe.configure({ timeout: 240_000 })
test.use({ bundle: trattoria({ legal: FIRST }), serviceWorkers: 'block', allowed: /net::ERR_|status of 409/ })

/** Somebody whom the operator made a customer: she was asked nothing yet. */
async function newcomer({ tessera }: OwnServer) {
  const email = `${randomUUID().slice(0, 8)}@example.com`
  await tessera(
    'customer',
    'add',
    '--activity',
    PERMALINK,
    '--email',
    email,
    '--name',
    'Nora',
    '--surname',
    'Prova',
    '--password',
    PASSWORD,
  )
  return email
}
const points = { B: 'Offerte e novità', C: 'Proposte su misura' }
const information = (page: Page) => page.getByRole('checkbox', { name: 'Informativa letta' })
const answer = (page: Page, point: 'B' | 'C', words: 'No, grazie' | 'Sì, va bene') =>
  page.getByRole('radiogroup', { name: points[point] }).getByRole('radio', { name: words })
const key = (page: Page) => page.getByRole('button', { name: /^Salva/ })
/** Each of what she said, as the page tells it. */
const said = (page: Page) => page.getByRole('region', { name: 'Le tue risposte' }).getByRole('listitem')

async function agree(page: Page) {
  await information(page).check()
  await answer(page, 'B', 'No, grazie').check()
  await answer(page, 'C', 'No, grazie').check()
  await key(page).click()
  await expect(page.locator('.message')).toContainText('Privacy aggiornata correttamente')
}

test('whoever has not acknowledged the text sees it before anything else, and goes on to where she was', async ({ page, own }) => {
  const email = await newcomer(own)
  const isFirst = async () => {
    await expect(page).toHaveURL(/\/privacy$/)
    await expect(information(page)).toBeVisible()
    const frames = await recorded(page)
    expect(valuesOf(frames, 'title').filter((title) => title && !['Trattoria di Prova', 'Tessera'].includes(title))).toEqual([
      'Prima di continuare',
    ])
    expect(frames.flatMap(({ tabs }) => tabs.filter((tab) => !tab.startsWith('Altro')))).toEqual([])
  }
  await page.goto('/login')
  await record(page)
  await fields(page).username.fill(email)
  await fields(page).password.fill(PASSWORD)
  await fields(page).password.press('Enter')
  await isFirst()
  await page.goto('/', { waitUntil: 'commit' })
  await record(page)
  await isFirst()
  for (const path of ['/', '/card', '/menus']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/privacy$/)
  }
  await page.goto('/flows')
  await expect(page).toHaveURL(/\/privacy$/)
  await expect(information(page)).not.toBeChecked()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await agree(page)
  await expect(page).toHaveURL(/\/flows$/)
  await page.goto('/card')
  await page.waitForResponse('**/api/userprivacies/check/**')
  await expect(page).toHaveURL(/\/card$/)
})

test('the key says what is missing, one after the other, and nothing that was chosen is lost', async ({ page, own }) => {
  await logIn(page, await newcomer(own), PASSWORD)
  await expect(page).toHaveURL(/\/privacy$/)
  await answer(page, 'C', 'Sì, va bene').check()
  await key(page).click()
  await expect(page.getByRole('alert')).toHaveText('Per continuare conferma di aver letto l’informativa')
  await expect(information(page)).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Scegli una delle due risposte')
  await expect(answer(page, 'B', 'No, grazie')).toBeFocused()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/\/privacy/)
  await page.goto('/privacy')
  await expect(said(page)).toHaveText([/^Proposte su misura: sì/, /^Offerte e novità: no, grazie/, /^Informativa letta.*versione 2026-01/])
})

test('each point is withdrawn as it was given, and the page tells when', async ({ page, own }) => {
  await logIn(page, await newcomer(own), PASSWORD)
  await expect(page).toHaveURL(/\/privacy$/)
  await agree(page)
  await page.goto('/privacy')
  await expect(key(page)).toHaveAttribute('aria-disabled', 'true')
  for (const words of ['Sì, va bene', 'No, grazie'] as const) {
    await answer(page, 'B', words).check()
    await key(page).click()
    await expect(said(page).first()).toContainText(words === 'No, grazie' ? 'Offerte e novità: no, grazie' : 'Offerte e novità: sì')
  }
  await expect(said(page)).toHaveCount(5)
  await page.reload()
  await expect(said(page)).toHaveCount(5)
  await information(page).uncheck()
  await expect(page.getByText('Se ritiri la presa visione')).toBeVisible()
  await key(page).click()
  await expect(page.getByRole('heading', { name: 'Prima di continuare' })).toBeVisible()
  await page.goto('/')
  await expect(page).toHaveURL(/\/privacy$/)
})

test('another text asks anew at the next start; changed while she reads it, it keeps her other answers', async ({ page, own }) => {
  await logIn(page, await newcomer(own), PASSWORD)
  await expect(page).toHaveURL(/\/privacy$/)
  await agree(page)
  await own.publish(trattoria({ legal: legal('2026-02', 'Seconda.') }))
  await page.goto('/')
  await expect(page.getByText('ha aggiornato la sua informativa')).toBeVisible()
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await information(page).check()
  await answer(page, 'B', 'Sì, va bene').check()
  await answer(page, 'C', 'No, grazie').check()
  await own.publish(trattoria({ legal: FIRST }))
  await key(page).click()
  await expect(page.getByText('L’informativa è cambiata mentre leggevi')).toBeVisible()
  await expect(information(page)).not.toBeChecked()
  await expect(answer(page, 'B', 'Sì, va bene')).toBeChecked()
  await information(page).check()
  await key(page).click()
  await expect(page).not.toHaveURL(/\/privacy/)
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow', allowed: NO_NETWORK })

  test('offline it stands in nobody’s way, on a device that knows it waits too', async ({ page, own, context }) => {
    await logIn(page, await newcomer(own), PASSWORD)
    await expect(page).toHaveURL(/\/privacy$/)
    await controlled(page)
    await page.waitForFunction(() => localStorage.getItem('persist:snapshot')?.includes('shape'))
    await context.setOffline(true)
    await page.goto('/')
    await expect(cardOf(page)).toBeVisible()
    await page.goto('/card')
    await expect(cardOf(page)).toBeVisible()
    await page.waitForTimeout(1_500)
    await expect(page).toHaveURL(/\/card$/)
    await page.goto('/privacy')
    await expect(page.getByRole('heading', { name: 'Qui serve la rete' })).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'La mia carta' }).click()
    await expect(cardOf(page)).toBeVisible()
    await context.setOffline(false)
    await expect(page).toHaveURL(/\/privacy$/)
  })
})

test('the way out and what anybody may read stay open', async ({ page, own }) => {
  await logIn(page, await newcomer(own), PASSWORD)
  await expect(page).toHaveURL(/\/privacy$/)
  await page.getByRole('main').getByRole('link', { name: 'Condizioni' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Condizioni d’uso' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Le regole' })).toBeVisible()
  await expect(page.getByText('<img src=x onerror="document.title=1">')).toBeVisible()
  await expect(page).toHaveURL(/\/terms$/)
  await page.goto('/imprint')
  await expect(page.getByText('Testo non ancora pubblicato')).toBeVisible()
  await page.goto('/privacy')
  // No bar stands below it with one key that leads nowhere.
  await expect(page.getByRole('button', { name: 'Altro' })).toHaveCount(0)
  await page.getByRole('main').getByRole('button', { name: 'Esci' }).click()
  await page.getByRole('dialog').filter({ hasText: 'Vuoi davvero uscire?' }).getByRole('button', { name: 'Esci' }).click()
  await expect(page).toHaveURL(/\/login/)
})

test('a text is shown as text, in her language', async ({ page, own }) => {
  await logIn(page, await newcomer(own), PASSWORD)
  await expect(page).toHaveURL(/\/privacy$/)
  await page.getByRole('button', { name: /^Leggi l’informativa · 1 minuto/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Informativa sulla privacy' })
  await expect(sheet.getByRole('heading', { name: 'Chi siamo' })).toBeVisible()
  await expect(sheet.getByRole('listitem')).toHaveText(['nome', 'e-mail'])
  await expect(sheet.getByText('<b>Non è grassetto</b>')).toBeVisible()
  // Read to its end it closes there, and nothing is said in her name.
  await page.locator('.read-sheet').getByRole('button', { name: 'Chiudi' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(page.getByRole('checkbox', { name: 'Informativa letta' })).not.toBeChecked()
  await page.goto('/de/privacy')
  await page.locator('.read-key').click()
  await expect(page.getByRole('dialog').getByText('(deutsch)')).toBeVisible()
})

test('the pages have no barriers that can be found by a machine', async ({ page, own }) => {
  await logIn(page, await newcomer(own), PASSWORD)
  await expect(page).toHaveURL(/\/privacy$/)
  for (const path of ['/privacy', '/accessibility', '/terms']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    if (path === '/privacy') await key(page).click()
    expect(await flaws(page), path).toEqual([])
  }
})

test('the statement of accessibility is open to who is logged out', async ({ page }) => {
  await page.goto('/accessibility')
  await expect(page.getByRole('heading', { level: 1, name: 'Accessibilità' })).toBeVisible()
  await expect(page).toHaveURL(/\/accessibility$/)
  await expect(page.getByText('WCAG 2.2')).toBeVisible()
})
