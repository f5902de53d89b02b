import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { counterOn } from '../../../tests/setup/counter.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { lettersTo } from '../../../tests/setup/letters.ts'
import { readPdf } from '../../../tests/setup/pdf.ts'
import { appOver, tokensOf } from '../../../tests/setup/scene.ts'
import { freshShop } from '../../../tests/setup/shopper.ts'
import type { LanguageCode } from '#contract/languages.ts'
import { users } from '../../db/schema/auth.ts'
import { notifications } from '../../db/schema/notices.ts'
import { stores } from '../../db/schema/stores.ts'
import { wordsIn } from '../../words.ts'
import { entryIn } from '../notifications/kinds.ts'

const PLACE = 'Nervi, Via del Porto 3, 16032 Camogli'
const PICK_UP = /Ritiro|Abholung/

describe.each(engines)('what names the store where an order is collected, %s', async (engine) => {
  const stage = appOver(await database(engine))
  const { db } = stage.connection
  const { somebody } = counterOn(stage)

  /** An order of a shirt, to be collected in Nervi, the only store or one of two; `isSaid`: she said so. */
  async function ordered({ others = ['Centro'], language = 'it', isSaid = true } = {}) {
    const shop = await freshShop(stage, [{ name: 'Camicia', price: 2000 }], { configuration: { shopType: 'R', tables: '1-9' } })
    const her = await shop.customer()
    await db.update(users).set({ language, noticeMail: true }).where(eq(users.id, her.userId))
    await her.add(0)
    for (const name of others) await shop.opened(name)
    const storeId = await shop.opened('Nervi')
    const { order } = await her.order({ totalPrice: '20.00', ...(isSaid && { storeId }) })
    const { token } = await tokensOf(stage.app, her)
    const isNervi = and(eq(stores.activityId, shop.activity.id), eq(stores.id, storeId))
    const receipt = async () => {
      const headers = { Authorization: `Bearer ${token}`, 'Accept-Language': language }
      const answer = await stage.app.request(`/api/app/item-orders/${order.id}/receipt?${her.here}`, { headers })
      return (await readPdf(new Uint8Array(await answer.arrayBuffer()))).text
    }
    const letters = async () =>
      (await lettersTo(stage, her.email)).map(({ text }) => text.replaceAll('\u00a0', ' ').split('\n').filter(Boolean))
    return { shop, her, order, banco: await somebody(shop), receipt, letters, close: () => db.delete(stores).where(isNervi) }
  }

  test.each([
    ['it', 'Ritiro'],
    ['de', 'Abholung'],
    ['en', 'Pick-up'],
    ['es', 'Recogida'],
    ['fr', 'Retrait '],
  ])('the receipt and the letter that confirms it, with its address, in %s', async (language, word) => {
    const { receipt, letters } = await ordered({ language })
    expect(await receipt()).toContain(`${word}: ${PLACE}`)
    expect((await letters())[0]).toContain(`${word}: ${PLACE}`)
  })

  test('the only one too; not where nobody said which', async () => {
    const only = await ordered({ others: [] })
    expect([await only.receipt(), (await only.letters())[0]?.join('\n')]).toEqual([
      expect.stringContaining(PLACE),
      expect.stringContaining(PLACE),
    ])
    const none = await ordered({ isSaid: false })
    expect([await none.receipt(), (await none.letters())[0]?.join('\n')]).toEqual([
      expect.not.stringMatching(PICK_UP),
      expect.not.stringMatching(PICK_UP),
    ])
  })

  test('the receipt of one that was cancelled leads nowhere, nor of one whose store is no more', async () => {
    const cancelled = await ordered()
    await cancelled.her.call(`PUT /api/app/item-orders/${cancelled.order.id}/cancel`, {})
    expect(await cancelled.receipt()).not.toMatch(PICK_UP)
    const closed = await ordered()
    await closed.close()
    expect([await closed.receipt(), (await closed.letters())[0]?.join('\n')]).toEqual([
      expect.not.stringMatching(PICK_UP),
      expect.not.stringMatching(PICK_UP),
    ])
  })

  /** What her feed and her devices, and then her letters, say of the order since it was placed; in the order that it was told. */
  async function told({ her, order, banco, letters }: Awaited<ReturnType<typeof ordered>>, language: LanguageCode = 'it') {
    for (const [act, body] of [['accept', { minutes: 20 }], ['ready']] as const) {
      stage.clock.pass(1)
      expect((await banco.take(order.id, act, body)).status).toBe(200)
    }
    const rows = await db.select().from(notifications).where(eq(notifications.userId, her.userId)).orderBy(notifications.created)
    const words = await wordsIn(language)
    return { feed: rows.slice(1).map((row) => entryIn(words, row).message), mail: (await letters()).slice(1) }
  }

  test.each([
    ['it', 'L’abbiamo preso in carico. Ritiro: Nervi.', 'Puoi venire a ritirarlo: Nervi.'],
    ['de', 'Wir kümmern uns darum. Abholung: Nervi.', 'Du kannst sie abholen: Nervi.'],
    ['en', 'We’re on it. Pick-up: Nervi.', 'You can come and collect it: Nervi.'],
    ['es', 'Ya estamos con él. Recogida: Nervi.', 'Puedes venir a recogerlo: Nervi.'],
    ['fr', 'Nous nous en occupons. Retrait : Nervi.', 'Vous pouvez venir la chercher : Nervi.'],
  ] as const)(
    'of several, what she is told once it is taken up and ready; the letter with its address too, in %s',
    async (language, ...said) => {
      const { feed, mail } = await told(await ordered({ language }), language)
      expect(feed).toEqual(said)
      for (const [index, message] of said.entries())
        expect(mail[index]).toEqual(expect.arrayContaining([message, 'Via del Porto 3, 16032 Camogli']))
    },
  )

  test('the only one that she sees needs no name there; nor is there one where nobody said which', async () => {
    const plain = ['L’abbiamo preso in carico.', 'Puoi venire a ritirarlo.']
    const only = await ordered({ others: [] })
    await only.shop.opened('Magazzino', false)
    const { feed, mail } = await told(only)
    expect([feed, mail.flat().join()]).toEqual([plain, expect.not.stringContaining('Via del Porto')])
    expect((await told(await ordered({ isSaid: false }))).feed).toEqual(plain)
  })

  test('once it is no more what she was told has its name still, and what is told since has none', async () => {
    const scene = await ordered()
    stage.clock.pass(1)
    await scene.banco.take(scene.order.id, 'accept')
    await scene.close()
    stage.clock.pass(1)
    await scene.banco.take(scene.order.id, 'ready')
    const rows = await db.select().from(notifications).where(eq(notifications.userId, scene.her.userId)).orderBy(notifications.created)
    const words = await wordsIn('it')
    expect(rows.slice(1).map((row) => entryIn(words, row).message)).toEqual([
      'L’abbiamo preso in carico. Ritiro: Nervi.',
      'Puoi venire a ritirarlo.',
    ])
  })
})
