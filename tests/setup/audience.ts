import { randomUUID } from 'node:crypto'
import type { Connection } from '../../server/db/connect.ts'
import { members, users } from '../../server/db/schema/auth.ts'
import { devices } from '../../server/db/schema/devices.ts'

/** A device that shows notices. */
export async function freshDevice({ db }: Connection, userId: string, fields: Partial<typeof devices.$inferInsert> = {}) {
  const id = randomUUID()
  const now = new Date()
  const device = { id, userId, deviceId: id, origin: 'https://prova.example', authNotice: true, created: now, lastSeen: now, ...fields }
  await db.insert(devices).values({ endpoint: `https://push.example/${id}`, ...device })
  return id
}

/** Many customers of an activity, each with a device, in few statements. */
export async function crowd({ db }: Connection, activityId: string, size: number) {
  const now = new Date()
  const ids = Array.from({ length: size }, () => randomUUID())
  const person = { passwordHash: '', name: 'Anna', surname: 'Neri', created: now }
  await db.insert(users).values(ids.map((id) => ({ id, username: id, email: `${id}@example.com`, ...person })))
  await db.insert(members).values(ids.map((userId) => ({ activityId, userId, id: userId, roles: ['ROLE_USER'], created: now })))
  const device = { origin: 'https://prova.example', authNotice: true, created: now, lastSeen: now }
  await db.insert(devices).values(ids.map((id) => ({ ...device, id, userId: id, deviceId: id, endpoint: `https://push.example/${id}` })))
  return ids
}
