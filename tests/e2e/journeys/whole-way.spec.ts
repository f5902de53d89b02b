import { mailServer } from '../../fakes/mail-server.ts'
import { readable } from '../../letters.ts'
import { overTheEdge } from '../large-letters.ts'
import { newAddress } from '../newcomer.ts'
import { ownServer, test as base } from '../own-server.ts'
import { expect, test as demo } from '../support.ts'
import { PERMALINK, trattoria } from '../trattoria.ts'
import { deletes, isForgotten, logsOut, recovers, registers } from '../whole-way.ts'

// A session that is over is told so, and the browser says it too.
const REFUSED = /status of 401/

demo.describe('on the server of the demo', () => {
  demo.use({ on: 'osteria-del-porto', allowed: REFUSED })
  demo('in Italian, on a small screen with large letters: register, home, out, a new password, in again, deleted', async ({ page }) => {
    demo.setTimeout(240_000)
    await page.setViewportSize({ width: 320, height: 640 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const look = async (where: string) => expect.soft(await overTheEdge(page), where).toEqual([])
    const way = { page, email: newAddress(), language: 'it', look }
    await registers(way)
    await logsOut(way)
    await recovers(way)
    await deletes(way)
  })
})

type Mails = Awaited<ReturnType<typeof mailServer>>

/** Asks newcomers for all that the demo's restaurant does. */
const asking = {
  ...trattoria({ legal: { privacy: { version: '1', text: 'Trattoria di Prova.', pointB: 'Offerte.', pointC: 'Acquisti.' } } }),
  settings: { showAddressCustomer: true, showNationCustomer: true, requiredPhoneNumber: true },
}

/** A server of its own, whose letters a mail server takes by SMTP. */
const test = base.extend<object, { mails: Mails }>({
  mails: [
    async ({ browserName: _ }, use) => {
      const mails = await mailServer(() => 'take')
      await use(mails)
      await mails.close()
    },
    { scope: 'worker' },
  ],
  own: [
    async ({ mails }, use) => {
      const own = await ownServer(
        { SMTP_URL: mails.url, MAIL_FROM: 'Tessera <tessera@example.com>', PUBLIC_URL: 'https://app.example' },
        asking,
      )
      await use(own)
      await own.end()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})
test.use({ on: PERMALINK, allowed: REFUSED })

test('in German, by letters from a mail server: register, home, out, a new password, in again, deleted, forgotten', async ({
  page,
  own,
  mails,
}) => {
  test.setTimeout(300_000)
  const post = (address: string) => mails.taken.filter(({ to }) => to === address).map(({ text }) => readable(text))
  const way = { page, email: newAddress(), language: 'de', post }
  await registers(way)
  await logsOut(way)
  await recovers(way)
  await deletes(way)

  // Two weeks later the next start of the server finds the account due, without waiting for the full hour.
  const before = post(way.email).length
  await own.query("update users set leaving = now() - interval '1 minute' where username = $1", [way.email])
  await own.kill()
  await own.query("insert into jobs.job (name) values ('erase')", [])
  await own.revive()
  await expect.poll(() => post(way.email).length, { timeout: 30_000 }).toBe(before + 1)
  await page.goto('/de/login')
  await isForgotten(way)
})
