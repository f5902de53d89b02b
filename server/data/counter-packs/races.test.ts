import { randomUUID } from 'node:crypto'
import { describe, expect, test, vi } from 'vitest'
import { database, engines } from '../../../tests/setup/engines.ts'
import { packTill } from '../../../tests/setup/packs.ts'
import { appOver } from '../../../tests/setup/scene.ts'

vi.setConfig({ testTimeout: 120_000 })
const many = <T>(count: number, make: (n: number) => T) => Promise.all(Array.from({ length: count }, (_, n) => make(n)))

describe.each(engines)('a pack at several tills at once, %s', async (engine) => {
  const stage = appOver(await database(engine), {}, 'error')

  /** A customer's pack and two tills. */
  async function two(places: 'ten' | 'one' = 'ten') {
    const here = await packTill(stage)
    const her = await here.someone()
    const tills = [await here.someone('ROLE_STORE'), await here.someone('ROLE_STORE')] as const
    const { id } = (await tills[0].sell(her.id, here[places].id, null)).data
    const shown = async () => (await her.list()).rows[0]
    const told = async (kind: string) => (await here.told(her.id)).filter((entry) => entry.kind === kind).length
    return { id, tills, shown, told }
  }

  test('twenty want ten places: ten have one, each with another figure, and ten are told that it is used up', async () => {
    const { id, tills, shown, told } = await two()
    const answers = await many(20, (n) => tills[n % 2 === 0 ? 0 : 1].take(id))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(answers.filter(({ code }) => code === 'pack_used_up')).toHaveLength(10)
    const pack = await shown()
    expect(pack?.used).toBe(10)
    expect(pack?.uses.map(({ left }) => left)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    expect(await told('packUsed')).toBe(10)
    expect(stage.logged).toEqual([])
  })

  test('one key, sent ten times, uses one place and answers the same', async () => {
    const { id, tills, shown } = await two()
    const key = randomUUID()
    const answers = await many(10, () => tills[0].take(id, key))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]).toMatchObject({ status: 200, data: { used: 1 } })
    expect((await shown())?.used).toBe(1)
  })

  test('taken back from both tills at once, it is taken back once', async () => {
    const { id, tills, shown, told } = await two()
    const use = (await tills[0].take(id)).data.undo?.id ?? ''
    const answers = await many(10, (n) => tills[n % 2 === 0 ? 0 : 1].undo(use))
    expect(answers.map(({ code }) => code ?? 'done').toSorted()).toEqual(['done', ...Array.from({ length: 9 }, () => 'undo_done')])
    expect((await shown())?.used).toBe(0)
    expect(await told('packUndone')).toBe(1)
    expect(stage.logged).toEqual([])
  })

  test('used and taken back at once, its last place is somebody’s or nobody’s, never twice', async () => {
    const { id, tills, shown } = await two('one')
    const use = (await tills[0].take(id)).data.undo?.id ?? ''
    const answers = await Promise.all([tills[0].undo(use), ...Array.from({ length: 6 }, () => tills[1].take(id))])
    const taken = answers.slice(1).filter(({ status }) => status === 200)
    expect(answers[0]?.status).toBe(200)
    expect(taken.length).toBeLessThanOrEqual(1)
    expect((await shown())?.used).toBe(taken.length)
    expect(stage.logged).toEqual([])
  })
})
