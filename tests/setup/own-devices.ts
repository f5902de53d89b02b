import { createECDH, randomBytes, randomUUID } from 'node:crypto'
import type { Device } from '#contract/devices.ts'
import { ask, freshPerson, type Stage, tokensOf } from './scene.ts'

/** A subscription as a browser makes it, at one of the known push services. */
export const subscription = (endpoint = `https://fcm.googleapis.com/fcm/send/${randomUUID()}`) => ({
  endpoint,
  keys: { p256dh: createECDH('prime256v1').generateKeys('base64url'), auth: randomBytes(16).toString('base64url') },
})

/** Somebody new who is logged in, and what she does with her devices. */
export async function personWithDevices({ app, connection }: Stage) {
  const { id, email } = await freshPerson(connection)
  const { token, refresh_token } = await tokensOf(app, { email })
  const call = (line: string, body?: object, origin?: string) =>
    ask(app, line, { token, ...(body && { body }), ...(origin && { headers: { Origin: origin } }) })
  return {
    id,
    email,
    call,
    logOut: () => ask(app, 'POST /api/logout', { body: { refresh_token } }),
    save: async (deviceId: string, facts: object = {}, origin?: string) => {
      const answer = await call(`POST /api/app/userregistrationcode/save/${deviceId}`, facts, origin)
      return { ...answer, device: answer.body.data as Device }
    },
    list: async (query = '') => (await call(`GET /api/app/userregistrationcodes${query}`)).body as { data: Device[]; totalRows: number },
  }
}
