import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { readPdf } from '../../../tests/setup/pdf.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { appOver, freshPerson, tokensOf } from '../../../tests/setup/scene.ts'
import { freshShop } from '../../../tests/setup/shopper.ts'
import { users } from '../../db/schema/auth.ts'
import { legalTexts } from '../../db/schema/privacy.ts'

const NBSP = /\u00a0/g

describe.each(engines)('receipts, %s', async (engine) => {
  const stage = appOver(await database(engine))
  const { db } = stage.connection

  /** The order of the semantics' vector: two shirts and a coat, 25,00 € of it from her card, to be paid at the store. */
  async function ordered() {
    const shop = await freshShop(stage, [
      { name: 'Camicia', price: 1990, onHand: 10, vatRate: 2200 },
      { name: 'Płaszcz Łódź', price: 4900, discountPrice: 3900, onHand: 3, vatRate: 2200 },
    ])
    const imprint = 'Bottega Prova\nP. IVA 02345670992'
    const translations = { de: { imprint: 'Bottega Prova\nUSt-IdNr. 02345670992' } }
    await db.insert(legalTexts).values({ activityId: shop.activity.id, imprint, translations })
    const her = await shop.customer(2500)
    await db.update(users).set({ name: 'Şebnem', surname: 'Čačak' }).where(eq(users.id, her.userId))
    await her.add(0, 2)
    await her.add(1)
    const { order } = await her.order({ checkCreditUse: true, usedCreditValue: '-25.00', totalPrice: '53.80' })
    const staff = await tokensOf(stage.app, await freshPerson(stage.connection, [shop.activity], ['ROLE_ADMIN']))
    const act = (line: string, body: object = {}) =>
      stage.app.request(`/api/counter/orders/${order.id}/${line}`, {
        method: 'PUT',
        headers: { Authorization: `Bearer ${staff.token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ activityId: shop.activity.id, ...body }),
      })
    const taking =
      (token: string, base = '/api/app/item-orders') =>
      (headers: Record<string, string> = {}) =>
        stage.app.request(`${base}/${order.id}/receipt?${her.here}`, { headers: { Authorization: `Bearer ${token}`, ...headers } })
    const { token } = await tokensOf(stage.app, await emailOf(her.userId))
    const take = taking(token)
    const read = async (language = 'it') => {
      const { text, ...rest } = await readPdf(new Uint8Array(await (await take({ 'Accept-Language': language })).arrayBuffer()))
      return { ...rest, text: text.replace(NBSP, ' ') }
    }
    return { shop, her, order, act, take, taking, read, staff }
  }

  async function emailOf(userId: string) {
    const [person] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
    return person ?? { email: '' }
  }

  test('a page with every sum, which the device may keep, the same to the byte as long as nothing changed', async () => {
    const { take, read } = await ordered()
    const first = await take()
    expect([first.status, first.headers.get('Content-Type'), first.headers.get('Cache-Control')]).toEqual([
      200,
      'application/pdf',
      'private, no-cache',
    ])
    const [a, b] = [Buffer.from(await first.arrayBuffer()), Buffer.from(await (await take()).arrayBuffer())]
    expect([a.equals(b), a.length < 100_000]).toEqual([true, true])
    expect((await take({ 'If-None-Match': first.headers.get('ETag') ?? '' })).status).toBe(304)
    const { text, title, language } = await read()
    expect([title, language]).toEqual(['Ricevuta dell’ordine 1', 'it'])
    for (const said of [
      'Bottega Prova',
      'P. IVA 02345670992',
      'Şebnem Čačak',
      'Płaszcz Łódź',
      'Blu, M',
      '2 ×',
      '39,80 €',
      'invece di 49,00 €',
      '88,80 €',
      '−10,00 €',
      '78,80 €',
      '−25,00 €',
      '53,80 €',
      'In negozio · Da pagare',
      'Guadagno previsto: 2,69 €, 5 punti',
      '22,00%',
      '44,10 €',
      '9,70 €',
      'Non è una fattura',
    ])
      expect(text).toContain(said)
    expect(text).not.toContain('Spedizione')
  })

  test.each([
    ['it', 'Ricevuta dell’ordine 1', 'Credito della carta'],
    ['es', 'Recibo del pedido 1', 'Crédito de la tarjeta'],
    ['fr', 'Reçu de la commande 1', 'Crédit de la carte'],
    ['de', 'Beleg zur Bestellung 1', 'Guthaben der Karte'],
    ['en', 'Receipt for order 1', 'Card credit'],
  ])('in %s', async (language, title, credit) => {
    const { read } = await ordered()
    const said = await read(language)
    expect([said.title, said.language]).toEqual([title, language])
    for (const one of [title, credit, 'Şebnem Čačak', '53,80 €', language === 'de' ? 'Camicia-de' : 'Camicia'])
      expect(said.text).toContain(one)
  })

  test('paid, earned, and given back in part and whole', async () => {
    const { act, read } = await ordered()
    await act('accept')
    await act('pay')
    const paid = (await read()).text
    expect(paid).toMatch(/In negozio · Pagato il \d+ \w+ \d{4}/)
    expect(paid).toContain('Guadagnato con quest’ordine: 2,69 €, 5 punti')
    await act('refund', { amount: '10.00', reason: 'Difetto' })
    const part = (await read()).text
    for (const said of ['Restituito −6,83 €', 'Restituito sulla carta 3,17 €', '46,97 €']) expect(part).toContain(said)
    await act('refund', { reason: 'Il resto' })
    const whole = (await read()).text
    for (const said of ['Ordine annullato', '−53,80 €', 'Restituito sulla carta 25,00 €']) expect(whole).toContain(said)
    expect(whole).not.toMatch(/Guadag|Aliquota/)
  })

  test('what has no rate stands below those that have one, so that the table adds up', async () => {
    const shop = await freshShop(stage, [
      { name: 'Camicia', price: 1990, onHand: 10, vatRate: 2200 },
      { name: 'Buono', price: 1500, onHand: 10 },
    ])
    const her = await shop.customer()
    for (const good of [0, 1]) await her.add(good)
    const { order } = await her.order({ totalPrice: '34.90' })
    const { token } = await tokensOf(stage.app, await emailOf(her.userId))
    const taken = await stage.app.request(`/api/app/item-orders/${order.id}/receipt?${her.here}`, {
      headers: { Authorization: `Bearer ${token}` },
    })
    const text = (await readPdf(new Uint8Array(await taken.arrayBuffer()))).text.replace(NBSP, ' ')
    expect(text).toMatch(/22,00% 16,31 € 3,59 € 19,90 €\s+Senza aliquota 15,00 €/)
  })

  test('an order that was given up unpaid is not paid, and has no tax', async () => {
    const { her, order, read } = await ordered()
    await her.call(`PUT /api/app/item-orders/${order.id}/cancel`, {})
    const { text } = await read()
    for (const said of ['Ordine annullato', 'In negozio · Non pagato', 'Restituito sulla carta 25,00 €']) expect(text).toContain(said)
    expect(text).not.toMatch(/Guadag|Aliquota|Restituito −/)
  })

  test('hers, and of the staff of her activity: nobody else finds it', async () => {
    const { shop, order, staff, taking } = await ordered()
    const other = await freshShop(stage, [])
    const him = await shop.customer()
    const tokenOf = async (userId: string) => (await tokensOf(stage.app, await emailOf(userId))).token
    const his = await taking(await tokenOf(him.userId))()
    expect([his.status, ((await his.json()) as { code: string }).code]).toEqual([404, 'not_found'])
    const away = await other.customer()
    expect((await away.call(`GET /api/app/item-orders/${order.id}/receipt?${away.here}`)).status).toBe(404)
    expect((await taking(staff.token)()).status).toBe(404)
    expect((await taking(staff.token, '/api/counter/orders')()).status).toBe(200)
    expect((await taking(await tokenOf(him.userId), '/api/counter/orders')()).status).toBe(403)
    const elsewhere = await tokensOf(stage.app, await freshPerson(stage.connection, [other.activity], ['ROLE_ADMIN']))
    const theirs = await stage.app.request(`/api/counter/orders/${order.id}/receipt?${away.here}`, {
      headers: { Authorization: `Bearer ${elsewhere.token}` },
    })
    expect(theirs.status).toBe(404)
  })
})
