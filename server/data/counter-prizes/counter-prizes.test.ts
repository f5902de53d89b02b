import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { onTheWall } from '#rules/days.ts'
import { date } from '#rules/formats.ts'
import { database, engines } from '../../../tests/setup/engines.ts'
import { appOver } from '../../../tests/setup/scene.ts'
import { scratchScene } from '../../../tests/setup/scratch.ts'
import { audit } from '../../db/schema/audit.ts'
import { wordsIn } from '../../words.ts'
import { entryIn } from '../notifications/kinds.ts'
import { asHead, dayIn } from '../notifications/kinds/day.ts'

const COFFEE = 1

describe.each(engines)('prizes at the counter, %s', async (engine) => {
  const stage = appOver(await database(engine))
  const { db } = stage.connection

  async function won() {
    const here = await scratchScene(stage)
    const [her, banco] = [await here.someone(), await here.someone('ROLE_STORE')]
    const id = await here.hand(her.id, COFFEE)
    const code = (await her.scratch(id)).data.prize?.code ?? ''
    return { ...here, her, banco, id, code }
  }

  test('they are seen with her, and by their code however it is typed; handed over once, told to her and written down', async () => {
    const { her, banco, id, code, told, activityId } = await won()
    const prize = {
      id,
      title: 'Un caffè segreto',
      code,
      standing: 'valid',
      collected: null,
      customer: { id: her.id, name: 'Giulia Bianchi' },
    }
    expect((await banco.prizes(her.id)).data).toEqual([expect.objectContaining(prize)])
    expect((await banco.look(` ${code.slice(0, 3).toLowerCase()} ${code.slice(3)}`)).data).toMatchObject(prize)
    const key = randomUUID()
    expect((await banco.redeem(id, key)).data).toMatchObject({ ...prize, standing: 'used', collected: expect.any(String) })
    expect((await banco.redeem(id, key)).status).toBe(200)
    const { day, time } = onTheWall('Europe/Rome', stage.clock().getTime())
    const again = await banco.redeem(id)
    expect(again).toMatchObject({ status: 409, code: 'prize_used', message: expect.stringContaining(`${date(day)} alle ${time}`) })
    expect((await banco.prizes(her.id)).data).toEqual([])
    expect((await her.one(id)).data).toMatchObject({ state: 'collected', prize: { title: 'Un caffè segreto' } })
    const [entry] = await told(her.id, 'prizeCollected')
    if (!entry) throw new Error('she was not told')
    expect(entryIn(await wordsIn('it'), entry)).toEqual({
      title: 'Premio ritirato: Un caffè segreto',
      message: asHead(await wordsIn('it'), `${dayIn(await wordsIn('it'), day)} alle ${time}.`),
    })
    const deeds = await db
      .select()
      .from(audit)
      .where(and(eq(audit.activityId, activityId), eq(audit.via, 'staff')))
    expect(deeds).toMatchObject([{ actor: banco.id, what: 'changed', entity: 'scratch_customers', entityId: id, subject: her.id }])
  })

  test('of many who hand it over at once, one does', async () => {
    const { banco, someone, id } = await won()
    const other = await someone('ROLE_ADMIN')
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => (n % 2 ? banco : other).redeem(id)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ code }) => code === 'prize_used')).toHaveLength(11)
  })

  test('not after its last day, not thrown away, not credit, not a card under its foil', async () => {
    const { her, banco, id, code, hand } = await won()
    const credit = await hand(her.id, 0)
    const unscratched = await hand(her.id, COFFEE)
    await her.scratch(credit)
    for (const none of [credit, unscratched, 'none']) expect((await banco.redeem(none)).status).toBe(404)
    const { expires } = (await her.one(id)).data
    stage.clock.pass(61 * 86_400)
    await banco.enter()
    expect(await banco.redeem(id)).toMatchObject({ status: 409, code: 'prize_expired', message: expect.stringContaining(date(expires)) })
    expect((await banco.look(code)).data).toMatchObject({ standing: 'expired' })
    expect((await banco.prizes(her.id)).data).toEqual([])
    await her.enter()
    await her.drop(id)
    expect((await banco.redeem(id)).status).toBe(404)
    expect((await banco.look(code)).status).toBe(404)
  })

  test('nobody hands over to themselves, nobody without the permission, nobody in another activity', async () => {
    const { her, banco, someone, hand, id, code } = await won()
    const both = await someone('ROLE_USER', 'ROLE_STORE')
    const own = await hand(both.id, COFFEE)
    const ownCode = (await both.scratch(own)).data.prize?.code ?? ''
    for (const no of [await both.redeem(own), await both.look(ownCode), await both.prizes(both.id)])
      expect(no).toMatchObject({ status: 403, code: 'own_card' })
    expect((await banco.redeem(own)).status).toBe(200)
    for (const no of [await her.redeem(id), await her.look(code), await her.prizes(her.id), await her.cards()]) expect(no.status).toBe(403)
    const elsewhere = await (await scratchScene(stage)).someone('ROLE_STORE')
    for (const no of [await elsewhere.redeem(id), await elsewhere.look(code), await elsewhere.prizes(her.id)]) expect(no.status).toBe(404)
  })
})
