import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { isRefusal } from '#rules/refusal.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { packTill } from '../../../tests/setup/packs.ts'
import { appOver } from '../../../tests/setup/scene.ts'
import { scratchScene } from '../../../tests/setup/scratch.ts'
import { scratchCustomers } from '../../db/schema/scratch-cards.ts'
import { toolScope } from '../../work/scope.ts'
import { works } from '../../work/works.ts'
import { report } from './counter-figures.ts'

describe.each(engines)('packs and scratch cards in the figures, %s', async (engine) => {
  const stage = appOver(await database(engine))
  const { db } = stage.connection
  const lately = async (activityId: string) => {
    const found = await works(db, stage.clock, async () => {}).run(toolScope({ activityId }), 'reads', (w) => report(w, '8w'))
    if (isRefusal(found)) throw new Error(found.refused)
    return found.data.periods.at(-1)
  }

  test('packs that were sold or given and the places of them that are used; nothing that was taken back', async () => {
    const here = await packTill(stage)
    const [her, banco] = [await here.someone(), await here.someone('ROLE_STORE')]
    const [ten, , wrong] = [
      await banco.sell(her.id, here.ten.id, '144.00'),
      await banco.sell(her.id, here.one.id, null),
      await banco.sell(her.id, here.one.id, '16.00'),
    ]
    await banco.undoSale(wrong.data.id)
    for (let n = 0; n < 3; n++) await banco.take(ten.data.id)
    const last = (await banco.look(her.id)).data.find(({ id }) => id === ten.data.id)
    await banco.undo(last?.undo?.id ?? '')
    expect(await lately(here.activityId)).toMatchObject({ packs: { sold: 2, used: 2 }, scratchCards: { issued: 0, won: 0 } })
  })

  test('cards that were given, and of those that were scratched the ones that won', async () => {
    const here = await scratchScene(stage)
    const her = await here.someone()
    const cards = [await here.hand(her.id, 0), await here.hand(her.id, 1), await here.hand(her.id, undefined), await here.hand(her.id, 1)]
    for (const id of cards.slice(0, 3)) expect((await her.scratch(id)).status).toBe(200)
    expect(await lately(here.activityId)).toMatchObject({ packs: { sold: 0, used: 0 }, scratchCards: { issued: 4, won: 2 } })
    await db
      .update(scratchCustomers)
      .set({ state: 'deleted' })
      .where(eq(scratchCustomers.id, cards[0] ?? ''))
    expect(await lately(here.activityId)).toMatchObject({ scratchCards: { issued: 4, won: 2 } })
  })
})
