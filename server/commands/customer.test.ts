import { randomUUID } from 'node:crypto'
import { eq, getTableColumns } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { isCardCode } from '#rules/card-code.ts'
import { bundleOf } from '../../tests/bundles.ts'
import { database, engines } from '../../tests/setup/engines.ts'
import { operatorOver } from '../../tests/setup/operator.ts'
import { entryIn } from '../data/notifications/kinds.ts'
import { isPassword } from '../data/passwords.ts'
import { users } from '../db/schema/auth.ts'
import { cards, flows } from '../db/schema/cards.ts'
import { notifications } from '../db/schema/notices.ts'
import { wordsIn } from '../words.ts'

describe.each(engines)('%s', (engine) => {
  /** A fresh activity, and a way to give commands about it. */
  async function operator() {
    const { db } = await database(engine)
    const activity = `prova-${randomUUID().slice(0, 8)}`
    const email = `${activity}@example.com`
    const { said, ask } = operatorOver({ db })
    expect(await ask('activity import', { folder: bundleOf('', {}, activity) })).toEqual([])
    const anna = { activity, email, name: 'Anna', surname: 'Neri' }
    expect(await ask('customer add', anna)).toEqual([])
    return { db, ask, said, anna, activity, email }
  }

  test('a customer is added with a card that can be drawn and a password that is shown once', async () => {
    const { db, ask, said, anna, email } = await operator()
    const password = /shown only now: (.+)$/.exec(said.at(-1) ?? '')?.[1] ?? ''
    const [user] = await db.select().from(users).where(eq(users.username, email))
    expect(await isPassword(password, user?.passwordHash)).toBe(true)
    const [card] = await db
      .select()
      .from(cards)
      .where(eq(cards.userId, user?.id ?? ''))
    expect(card).toMatchObject({ balance: 0, pointBalance: 0, type: 'L' })
    expect(isCardCode(card?.codeType ?? 'QR', card?.code ?? '')).toBe(true)
    expect(await ask('customer add', anna)).toEqual([`${email} is in ${anna.activity} already.`])
  })

  test('someone who has an account joins a second activity with it', async () => {
    const first = await operator()
    const second = await operator()
    expect(await second.ask('customer add', { ...first.anna, activity: second.activity })).toEqual([])
    expect(second.said).toEqual([`${first.email} is a customer of Trattoria Nonna now, with the account and password she had.`])
  })

  test('credit moves the balances and writes the movement down; the sign is the type’s', async () => {
    const { db, ask, said, activity, email } = await operator()
    expect(await ask('customer credit', { activity, email, amount: '12,50', points: '7.5', reason: 'Cena, tavolo 6' })).toEqual([])
    expect(said).toEqual(['Recorded for Anna Neri: the card has 12.50 € and 7.5 points now.'])
    expect(await ask('customer credit', { activity, email, amount: '2.25', type: 'SM', reason: 'Storno' })).toEqual([])
    const hers = await db
      .select(getTableColumns(flows))
      .from(flows)
      .innerJoin(users, eq(users.id, flows.userId))
      .where(eq(users.username, email))
      .orderBy(flows.seq)
    expect(hers.map((flow) => [flow.type, flow.value, flow.pointValue, flow.balance, flow.description])).toEqual([
      ['AM', 1250, 75_000, 1250, 'Cena, tavolo 6'],
      ['SM', -225, 0, 1025, 'Storno'],
    ])
  })

  test('what the owner gives or takes by hand is told in her feed, in the reader’s language; what she was there for is not', async () => {
    const { db, ask, activity, email } = await operator()
    const [her] = await db.select().from(users).where(eq(users.username, email))
    const userId = her?.id ?? ''
    const feed = () => db.select().from(notifications).where(eq(notifications.userId, userId)).orderBy(notifications.created)
    const moved = (input: Record<string, string>) => ask('customer credit', { activity, email, reason: 'Grazie', ...input })
    await moved({ amount: '1234.5', points: '1', type: 'B' })
    for (const type of ['AA', 'C', 'P']) await moved({ amount: '1', type })
    await moved({ amount: '5000', type: 'SM' })
    await moved({ amount: '5', type: 'SM' })
    await moved({ points: '40' })
    const words = await wordsIn('it')
    const told = (await feed()).map((entry) => [...Object.values(entryIn(words, entry)), entry.link, entry.status])
    expect(told).toEqual([
      ['Hai ricevuto 1.234,50\u00a0€ e 1 punto', 'Grazie', '/flows', 'D'],
      ['Dalla carta sono stati tolti 5,00\u00a0€', 'Grazie', '/flows', 'D'],
      ['Hai ricevuto 40 punti', 'Grazie', '/flows', 'D'],
    ])
  })

  test('a card never goes below zero, however many ask at once', async () => {
    const { ask, activity, email } = await operator()
    await ask('customer credit', { activity, email, amount: '10', reason: 'Accredito' })
    const spend = { activity, email, amount: '3', type: 'C', reason: 'Consumo' }
    const ends = await Promise.all(Array.from({ length: 6 }, () => ask('customer credit', spend)))
    expect(ends.filter((wrong) => wrong.length === 0)).toHaveLength(3)
    expect(ends.find((wrong) => wrong.length > 0)?.[0]).toMatch(/^This would bring the card below zero: .+ Nothing was recorded\.$/)
  })

  test('a code leads to its owner, and only a known one', async () => {
    const { ask, said, activity, email } = await operator()
    expect(await ask('customer find', { activity, email })).toEqual([])
    const code = /card: (\d+)/.exec(said.join('\n'))?.[1] ?? ''
    expect(said).toEqual([`Anna Neri <${email}>, ${activity}`, `  card: ${code} (EAN13), 0.00 € and 0 points`, '  last movement: none yet'])
    await ask('customer credit', { activity, email, amount: '5', reason: 'Benvenuta' })
    expect(await ask('customer find', { code, activity })).toEqual([])
    expect(said[2]).toMatch(/last movement: \d{4}-\d\d-\d\d \d\d:\d\d UTC, AM 5.00 € and 0 points: Benvenuta$/)
    expect(await ask('customer find', { code: '2000000000008' })).toEqual(['No card carries the code 2000000000008.'])
  })

  test.each([
    [{ amount: '5' }, 'nowhere', 'There is no activity with the permalink nowhere.'],
    [{ amount: '0' }, undefined, 'Nothing to record: give --amount, --points or both, above zero.'],
    [{ amount: '5', email: 'nobody@example.com' }, undefined, /^nobody@example.com is no customer of prova-/],
  ])('credit that cannot be: %o %s', async (input, elsewhere, said) => {
    const { ask, activity, email } = await operator()
    const wrong = await ask('customer credit', { email, reason: 'x', ...input, activity: elsewhere ?? activity } as Record<string, string>)
    expect(wrong).toEqual([typeof said === 'string' ? said : expect.stringMatching(said)])
  })

  test('the ledger is checked: a card that is not what moved on it is named', async () => {
    const { db, ask, said, activity, email } = await operator()
    await ask('customer credit', { activity, email, amount: '12.50', reason: 'Cena' })
    expect(await ask('ledger check', { activity })).toEqual([])
    expect(said).toEqual(['Every card has what its movements add up to.'])
    const [user] = await db.select().from(users).where(eq(users.username, email))
    await db
      .update(cards)
      .set({ balance: 1_300 })
      .where(eq(cards.userId, user?.id ?? ''))
    expect(await ask('ledger check', { activity })).toEqual([expect.stringMatching(/has 13\.00 €.* movements make 12\.50 €/)])
    expect(await ask('ledger check', { activity: 'nowhere' })).toEqual(['There is no activity with the permalink nowhere.'])
  })

  test('an address that the app takes is taken by the tool, however it is written', async () => {
    const { ask, said, activity } = await operator()
    const name = `jürgen-${randomUUID().slice(0, 8)}`
    const person = { activity, name: 'Jürgen', surname: 'Groß' }
    expect(await ask('customer add', { ...person, email: `${name}@exämple.de` })).toEqual([])
    for (const email of [`${name}@exämple.de`, `${name.toUpperCase()}@EXÄMPLE.de`, `${name}@xn--exmple-cua.de`]) {
      expect(await ask('customer credit', { activity, email, amount: '1', reason: 'Prova' })).toEqual([])
      expect(await ask('customer find', { activity, email })).toEqual([])
      expect(said[0]).toContain('Jürgen Groß')
    }
    expect(await ask('customer add', { ...person, email: `${name}@xn--exmple-cua.de` })).toEqual([expect.stringContaining('already')])
    expect(await ask('customer find', { activity, email: 'nobody' })).toEqual([expect.stringContaining('does not know this form')])
  })
})
