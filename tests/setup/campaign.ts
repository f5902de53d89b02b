import { randomUUID } from 'node:crypto'
import type { Connection } from '../../server/db/connect.ts'
import { devices } from '../../server/db/schema/devices.ts'
import { notices, noticeSents, pushes } from '../../server/db/schema/notices.ts'
import type { PushService } from '../fakes/push-service.ts'

type Wish = { activityId: string; userIds: string[]; devicesEach: number; service: PushService }

/** A notice delivered to these customers, each with so many devices at a push service, and a push queued for every device. */
export async function queuedCampaign({ db }: Pick<Connection, 'db'>, { activityId, userIds, devicesEach, service }: Wish) {
  const now = new Date()
  const noticeId = randomUUID()
  await db.insert(notices).values({ activityId, id: noticeId, title: 'Stasera punti doppi', created: now, at: now, state: 'done' })
  await db.insert(noticeSents).values(userIds.map((userId) => ({ activityId, id: randomUUID(), userId, noticeId, created: now })))
  const seen = { origin: 'https://osteria.example.com', authNotice: true, created: now, lastSeen: now }
  for (const userId of userIds) {
    const theirs = Array.from({ length: devicesEach }, () => {
      const { endpoint, keys } = service.subscribe()
      return { id: randomUUID(), userId, deviceId: randomUUID(), endpoint, ...keys, ...seen }
    })
    await db.insert(devices).values(theirs)
    const queued = theirs.map(({ id: deviceId }) => ({
      activityId,
      id: randomUUID(),
      userId,
      kind: 'notice',
      about: noticeId,
      deviceId,
      service: service.host,
      due: now,
    }))
    await db.insert(pushes).values(queued)
  }
  return noticeId
}
