import { randomUUID } from 'node:crypto'
import type { Device } from '#contract/devices.ts'
import { acknowledge, operate, PASSWORD, sessionOf, test as app } from './support.ts'

/** A customer of her own for a journey, in an activity of the demo, and what she has there. */
async function customer(origin: string, activity: string) {
  const email = `${randomUUID().slice(0, 8)}@example.com`
  await operate('customer add', { activity, email, name: 'Nora', surname: 'Prova', password: PASSWORD })
  await acknowledge(origin, email, activity)
  return {
    email,
    enter: () => sessionOf(origin, email),
    /** Her devices as the server has them, asked in a session of its own. */
    devices: async (): Promise<Device[]> => {
      const { origins } = await sessionOf(origin, email)
      const kept = JSON.parse(origins[0]?.localStorage[0]?.value ?? '{}') as { token: string }
      const token = JSON.parse(kept.token) as string
      const answer = await fetch(`${origin.replace(/\/\/[\w-]+\.localhost/, '//localhost')}/api/app/userregistrationcodes`, {
        headers: { Authorization: `Bearer ${token}` },
      })
      return ((await answer.json()) as { data: Device[] }).data
    },
  }
}

/** A page on which a customer of her own is logged in, whatever happens to her account. */
export const test = app.extend<{ person: Awaited<ReturnType<typeof customer>> }>({
  person: async ({ baseURL, on }, use) => use(await customer(baseURL ?? '', on ?? 'osteria-del-porto')),
  storageState: async ({ person }, use) => use(await person.enter()),
})
