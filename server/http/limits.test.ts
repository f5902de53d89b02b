import { describe, expect, test } from 'vitest'
import { database, engines } from '../../tests/setup/engines.ts'
import { appOver, ask, freshPerson, PASSWORD } from '../../tests/setup/scene.ts'
import { attempts } from '../db/schema/auth.ts'

/** An address of a test network that no other test has. */
let networks = 0
const freshAddress = () => `198.51.${Math.floor(++networks / 250)}.${(networks % 250) + 1}`

describe.each(engines)('limits on log-ins, %s', async (engine) => {
  const { app, clock, connection } = appOver(await database(engine), { LOGIN_FAILURES_PER_ADDRESS: '30', TRUSTED_PROXIES: '10.0.0.0/8' })
  const login = (username: string, password: string, address = freshAddress(), headers = {}) =>
    ask(app, 'POST /api/login_check', { body: { username, password }, address, headers })

  test('ten failures of an account in fifteen minutes, then 429 with the seconds to wait, for the right password too', async () => {
    const { email } = await freshPerson(connection)
    for (let i = 0; i < 10; i++) {
      expect((await login(email, 'wrong')).status).toBe(401)
      clock.pass(1)
    }
    const { status, body, headers } = await login(email, PASSWORD)
    expect([status, body.code]).toEqual([429, 'too_many'])
    const wait = Number(headers.get('Retry-After'))
    expect(wait).toBe(890)
    clock.pass(wait - 1)
    expect((await login(email, PASSWORD)).status).toBe(429)
    clock.pass(1)
    expect((await login(email, PASSWORD)).status).toBe(200)
  })

  test('counts what comes at once: of forty guesses at most ten are answered', async () => {
    const { email } = await freshPerson(connection)
    const answers = await Promise.all(Array.from({ length: 40 }, () => login(email, 'wrong')))
    const answered = answers.filter(({ status }) => status === 401).length
    expect(answered).toBeLessThanOrEqual(10)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(40 - answered)
  })

  test('right passwords at once are all let in', async () => {
    const { email } = await freshPerson(connection)
    const answers = await Promise.all(Array.from({ length: 15 }, () => login(email, PASSWORD)))
    expect(answers.map(({ status }) => status)).toEqual(Array(15).fill(200))
  })

  test('an account that does not exist has the same limit', async () => {
    for (let i = 0; i < 10; i++) expect((await login('nobody-at-all@example.com', 'wrong')).status).toBe(401)
    expect((await login('Nobody-at-all@example.com', 'wrong')).status).toBe(429)
    clock.pass(901)
  })

  test('a network address has its own; X-Forwarded-For counts from a proxy of ours alone', async () => {
    const guess = async (address: string, headers = {}) => (await login(`${crypto.randomUUID()}@example.com`, 'x', address, headers)).status
    const proxied = (client: string, proxy = '10.1.2.3') => guess(proxy, { 'X-Forwarded-For': `9.9.9.9, ${client}` })
    for (let i = 0; i < 30; i++) expect(await proxied('198.18.0.1')).toBe(401)
    expect(await proxied('198.18.0.1')).toBe(429)
    expect(await guess('198.18.0.1')).toBe(429)
    expect(await proxied('198.18.0.2')).toBe(401)
    expect(await proxied('198.18.0.1', '198.18.0.9')).toBe(401)
    expect(await guess('::ffff:198.18.0.1')).toBe(429)
  })

  test('one household of IPv6 is one address', async () => {
    const guess = async (address: string) => (await login(`${crypto.randomUUID()}@example.com`, 'x', address)).status
    for (let i = 0; i < 30; i++) await guess(`2001:db8:1:2::${i.toString(16)}`)
    expect(await guess('2001:db8:1:2:ffff::1')).toBe(429)
    expect(await guess('2001:db8:1:3::1')).toBe(401)
    for (let i = 0; i < 30; i++) await guess(`2001:db8:2::${i.toString(16)}`)
    expect(await guess('2001:db8:2:0:1::')).toBe(429)
    expect(await guess('2001:db8:2:4:1::')).toBe(401)
    expect(await guess('fe80::1%eth0')).toBe(401)
  })

  test('keeps neither the address nor the name', async () => {
    const { email } = await freshPerson(connection)
    await login(email, 'wrong', '198.18.7.7')
    const kept = JSON.stringify(await connection.db.select().from(attempts))
    expect(kept).not.toContain(email)
    expect(kept).not.toContain('198.18.7.7')
  })
})
