import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { database, engines } from '../../../tests/setup/engines.ts'
import { digitsFor, lettersTo } from '../../../tests/setup/letters.ts'
import { type Answer, appOver, ask, freshActivity, nobody, type Stage } from '../../../tests/setup/scene.ts'
import { codes } from '../../db/schema/codes.ts'

describe.each(engines)('codes by mail, %s', async (engine) => {
  const stage = appOver(await database(engine), {}, 'debug')
  const { app, clock, jobs, logged, connection } = stage
  const activity = await freshActivity(connection)

  const send = (username: string, on: Stage = stage, address?: string, attempt?: string) =>
    ask(on.app, 'PUT /public/send-code-emails', { body: { activityId: activity.id, username, attempt }, ...(address && { address }) })
  const challengeOf = ({ body }: Answer) => (body.data as { code: string }).code
  const check = async (challenge: string, code: string) =>
    (await ask(app, `GET /app/customers/code/${code}`, { headers: { 'X-Challenge': challenge } })).body.data as Record<string, unknown>
  const other = (digits: string) => String((Number(digits) + 1) % 1_000_000).padStart(6, '0')

  test('the six digits are in the letter alone: in no answer, row, job or log', async () => {
    const email = nobody()
    const answer = await send(email)
    const challenge = challengeOf(answer)
    const digits = await digitsFor(stage, email)
    expect((await lettersTo(stage, email))[0]?.sender).toBe(activity.name)
    const checked = await check(challenge, digits)
    const rows = await connection.db.select().from(codes).where(eq(codes.purpose, 'registration'))
    const kept = JSON.stringify([answer.body, [...answer.headers], checked, rows, jobs]) + logged.join('')
    expect(kept).toContain('/public/send-code-emails')
    expect(kept).not.toContain(digits)
    expect(JSON.stringify(rows) + logged.join('') + JSON.stringify(jobs)).not.toContain(challenge)
    expect(JSON.stringify(rows) + logged.join('')).not.toContain(email)
  })

  test('five wrong ones end it, one at a time or all at once', async () => {
    const email = nobody()
    const challenge = challengeOf(await send(email))
    const digits = await digitsFor(stage, email)
    for (const left of [4, 3, 2, 1, 0])
      expect(await check(challenge, other(digits))).toEqual({ outcome: 'wrong', message: 'Codice errato', left, known: false })
    expect(await check(challenge, digits)).toMatchObject({ outcome: 'expired', message: 'Codice scaduto' })

    clock.pass(61)
    const another = challengeOf(await send(email))
    const guesses = await Promise.all(Array.from({ length: 20 }, () => check(another, other(digits))))
    const fresh = await digitsFor(stage, email)
    if (fresh !== other(digits)) expect(guesses.filter(({ outcome }) => outcome === 'wrong')).toHaveLength(5)
    expect(await check(another, fresh)).toMatchObject({ outcome: 'expired' })
  })

  test('right ones cost no try, and may be checked again', async () => {
    const email = nobody()
    const challenge = challengeOf(await send(email))
    const digits = await digitsFor(stage, email)
    for (let i = 0; i < 7; i++) expect(await check(challenge, digits)).toMatchObject({ outcome: 'correct', left: 5 })
  })

  test('they live for ten minutes, and an hour once they were right', async () => {
    const email = nobody()
    const challenge = challengeOf(await send(email))
    const digits = await digitsFor(stage, email)
    clock.pass(599)
    expect(await check(challenge, digits)).toMatchObject({ outcome: 'correct' })
    clock.pass(3599)
    expect(await check(challenge, digits)).toMatchObject({ outcome: 'correct' })
    clock.pass(2)
    expect(await check(challenge, digits)).toMatchObject({ outcome: 'expired' })

    const late = challengeOf(await send(email))
    const fresh = await digitsFor(stage, email)
    clock.pass(601)
    expect(await check(late, fresh)).toMatchObject({ outcome: 'expired' })
    expect((await lettersTo(stage, email)).length).toBe(0)
  })

  test('belong to their challenge, and without one there is nothing', async () => {
    const [one, two] = [nobody(), nobody()]
    const challenge = challengeOf(await send(one))
    await send(two)
    const digits = await digitsFor(stage, two)
    if (digits !== (await digitsFor(stage, one))) expect(await check(challenge, digits)).toMatchObject({ outcome: 'wrong' })
    expect(await check(randomUUID(), digits)).toMatchObject({ outcome: 'expired' })
    for (const line of [`GET /app/customers/code/${digits}`, `GET /app/customers/code/${digits}?filters[challenge]=${challenge}`])
      expect((await ask(app, line)).body.code).toBe('not_found')
  })

  test('come once a minute, whoever asks in the same instant, and the other says when', async () => {
    const email = nobody()
    const answers = await Promise.all(Array.from({ length: 10 }, (_, i) => send(i % 2 ? email : email.toUpperCase())))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(429)])
    expect(await lettersTo(stage, email)).toHaveLength(1)
    clock.pass(20)
    const early = await send(email)
    expect([early.status, early.body.code, early.headers.get('Retry-After')]).toEqual([429, 'too_many', '40'])
    clock.pass(41)
    expect((await send(email)).status).toBe(200)
  })

  test('an attempt whose answer was lost has the letter that it sent, and no other has it', async () => {
    const [email, attempt] = [nobody(), randomUUID()]
    const first = await send(email, stage, undefined, attempt)
    const again = await send(email, stage, undefined, attempt)
    expect([again.status, challengeOf(again)]).toEqual([200, challengeOf(first)])
    expect((await send(email, stage, undefined, randomUUID())).status).toBe(429)
    expect(challengeOf(await send(nobody(), stage, undefined, attempt))).not.toBe(challengeOf(first))
    expect(await lettersTo(stage, email)).toHaveLength(1)
    // Once it is over the same attempt is a new one.
    clock.pass(601)
    const late = challengeOf(await send(email, stage, undefined, attempt))
    expect(await check(late, await digitsFor(stage, email))).toMatchObject({ outcome: 'correct' })
  })

  test('five an hour to one address, thirty from one network, sixty questions in ten minutes', async () => {
    const limited = appOver(connection)
    const email = nobody()
    for (let i = 0; i < 5; i++) {
      expect((await send(email, limited, '198.18.0.1')).status).toBe(200)
      limited.clock.pass(61)
    }
    expect((await send(email, limited, '198.18.0.2')).status).toBe(429)
    const many = []
    for (let i = 0; i < 26; i++) many.push((await send(nobody(), limited, '198.18.0.1')).status)
    expect(many).toEqual([...Array(25).fill(200), 429])
    const asked = []
    for (let i = 0; i < 61; i++) asked.push((await ask(limited.app, `GET /app/check-emails/${nobody()}`, { address: '198.18.0.3' })).status)
    expect(asked).toEqual([...Array(60).fill(200), 429])
    limited.clock.pass(3600)
    expect((await send(email, limited, '198.18.0.1')).status).toBe(200)
  })

  test('who is over the limit takes nobody’s turn', async () => {
    const limited = appOver(connection, { CODE_MAILS_PER_ADDRESS: '1' })
    const email = nobody()
    expect((await send(nobody(), limited, '198.18.0.5')).status).toBe(200)
    expect((await send(email, limited, '198.18.0.5')).status).toBe(429)
    expect((await send(email, limited, '198.18.0.6')).status).toBe(200)
  })
})
