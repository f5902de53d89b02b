import { randomUUID } from 'node:crypto'
import { describe, expect, onTestFinished, test } from 'vitest'
import { type Mood, mailServer } from '../../tests/fakes/mail-server.ts'
import { smtp } from './smtp.ts'

const FROM = 'Tessera <tessera@tessera.example>'
const letter = { to: 'giulia@example.com', subject: 'Perché sì', text: 'Ciao', html: '<p>Ciao</p>' }

/** A server with these moods, one after the other, then willing; and our way to it. */
async function post(...moods: Mood[]) {
  const server = await mailServer((_, before) => moods[before] ?? 'take')
  onTestFinished(server.close)
  const mail = smtp({ url: server.url, from: FROM })
  const id = randomUUID()
  return { ...server, id, send: () => mail.send({ ...letter, id }) }
}

describe('a letter over SMTP', () => {
  test('arrives once, from whom the setting says, under the name of its job', async () => {
    const { send, taken, id } = await post()
    expect(await send()).toEqual({ sent: true })
    expect(taken).toEqual([{ to: letter.to, id: `<${id}@tessera.example>`, text: expect.stringContaining('From: Tessera') as string }])
  })

  test('of an activity has its name before the address, whatever the name is', async () => {
    const { taken, url } = await post()
    const mail = smtp({ url, from: FROM })
    for (const sender of ['Salone Aurora', 'Rossi, "Da Ugo" <ugo@example.com>']) await mail.send({ ...letter, id: randomUUID(), sender })
    const names = taken.map(({ text }) => /^From: (.*)$/m.exec(text)?.[1]?.trim())
    expect(names[0]).toBe('Salone Aurora <tessera@tessera.example>')
    expect(names[1]).toMatch(/<tessera@tessera\.example>$/)
  })

  test.each<[string, Mood, string]>([
    ['is refused', 'refuse', '550'],
    ['is to come later', 'greylist', '451'],
    ['meets a connection that breaks before it', 'break', 'ECONN'],
    ['meets a connection that breaks within it', 'break-within', 'ECONN'],
  ])('that %s is not there, the log hears why and not who, and the next try brings it once', async (_, mood, why) => {
    const { send, taken } = await post(mood)
    const outcome = await send()
    expect(outcome).toEqual({ failed: expect.stringContaining(why) as string })
    expect(JSON.stringify(outcome)).not.toContain('giulia')
    expect(taken).toEqual([])
    expect(await send()).toEqual({ sent: true })
    expect(taken).toHaveLength(1)
  })

  test('whose connection breaks before the server says whether it has it goes again under the same name, so that a copy is known as one', async () => {
    const { send, taken, id } = await post('break-after')
    expect(await send()).toEqual({ failed: expect.stringContaining('ECONN') as string })
    expect(await send()).toEqual({ sent: true })
    expect(taken.map((one) => one.id)).toEqual(Array(2).fill(`<${id}@tessera.example>`))
  })
})
