import { test } from '../own-customer.ts'
import { appOf } from '../shopper.ts'
import { controlled, expect, MOVING, NO_NETWORK, operate } from '../support.ts'

const HERE = 'salone-aurora'
const CARD = 'Gratta di benvenuto'
const PATH = '/instant-win/scratch-and-wins'
test.use({ ...MOVING, on: HERE, allowed: NO_NETWORK })

type Card = { state: string; prize: { title: string; credit: string | null; code: string | null } | null }

test('a card is uncovered by finger on a phone, by the keyboard elsewhere; offline its foil stays; thrown away, it is gone @both', async ({
  page,
  context,
  person,
  baseURL,
  isMobile,
}) => {
  await page.goto(PATH)
  await expect(page.getByText('Niente da grattare, per ora')).toBeVisible()
  await operate('scratch issue', { activity: HERE, card: CARD, email: person.email })
  // Nobody reloads: it comes by itself, and being the only one lies open at once.
  await expect(page.getByRole('heading', { name: 'Tocca a te' })).toBeVisible()
  await controlled(page)
  const way = page.getByRole('button', { name: 'Scopri senza grattare' })
  const under = page.locator('.foil-under')

  await page.reload()
  await expect(way).toBeEnabled()
  await context.setOffline(true)
  await expect(way).toBeDisabled()
  await page.locator('.foil-sheet').click({ position: { x: 60, y: 60 } })
  await expect(under).toBeEmpty()
  await expect(page.getByText('Sei offline: il premio ti aspetta')).toBeVisible()
  await context.setOffline(false)
  await expect(way).toBeEnabled()
  await expect(under).toBeEmpty()

  if (isMobile) {
    const { x = 0, y = 0, width = 0, height = 0 } = (await page.locator('.foil-sheet').boundingBox()) ?? {}
    await page.mouse.move(x + 20, y + 20)
    await page.mouse.down()
    for (let down = 20; down < height; down += 24) {
      await page.mouse.move(x + width - 20, y + down, { steps: 4 })
      await page.mouse.move(x + 20, y + down + 12, { steps: 4 })
    }
    await page.mouse.up()
  } else {
    await way.focus()
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('heading', { name: 'Ecco cosa c’era' })).toBeVisible()
  const her = await appOf(baseURL ?? '', person.email, HERE)
  const [card] = await her.get<Card[]>(`/api/scratch-and-win-customers/me?filters[activityId]=${her.activityId}`)
  const flows = (await her.get<{ flows: { type: string }[] }>(`/api/app/activities/${her.activityId}/userflows`)).flows.filter(
    ({ type }) => type === 'IS',
  )
  expect(card?.prize).not.toBeNull()
  if (card?.prize?.code) {
    expect(flows).toEqual([])
    await expect(under).toContainText(card.prize.title)
    await page.getByRole('button', { name: 'Mostra il codice' }).click()
    await expect(page.getByRole('dialog').locator('.prize-letters')).toHaveText(card.prize.code.replace(/(.{3})/, '$1 '))
    await page.getByRole('dialog').getByRole('button', { name: 'Chiudi' }).click()
  } else {
    expect(flows).toHaveLength(1)
    await expect(under).toContainText('di credito sulla carta')
  }

  await page.getByRole('button', { name: 'Elimina la carta' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Elimina' }).click()
  if (card?.prize?.code) {
    await page.getByRole('dialog', { name: 'Rinunci al premio?' }).getByRole('button', { name: 'Rinuncio al premio' }).click()
  }
  await expect(page.getByText('Instant Win eliminato correttamente')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`${PATH}$`))
  await expect(page.getByText('Niente da grattare, per ora')).toBeVisible()
})

test('of two each has its tile, and lies open at its own address', async ({ page, person }) => {
  for (let one = 0; one < 2; one++) await operate('scratch issue', { activity: HERE, card: CARD, email: person.email })
  await page.goto(PATH)
  await expect(page.locator('.card-tile')).toHaveCount(2)
  await page.locator('.card-tile').last().click()
  await expect(page.getByRole('heading', { name: 'Tocca a te' })).toBeVisible()
  await page.getByRole('button', { name: 'Torna indietro' }).click()
  await expect(page.locator('.card-tile')).toHaveCount(2)
})
