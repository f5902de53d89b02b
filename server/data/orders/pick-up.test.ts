import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { counterOn } from '../../../tests/setup/counter.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { lettersTo } from '../../../tests/setup/letters.ts'
import { readPdf } from '../../../tests/setup/pdf.ts'
import { appOver, tokensOf } from '../../../tests/setup/scene.ts'
import { freshShop } from '../../../tests/setup/shopper.ts'
import { users } from '../../db/schema/auth.ts'
import { stores } from '../../db/schema/stores.ts'

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
    await db.update(users).set({ language }).where(eq(users.id, her.userId))
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
})
