import { commands } from '../../server/commands/commands.ts'
import { centsOf } from '../../rules/money.ts'
import { points4 } from '../../rules/money.ts'
import { refreshAll } from '../../server/data/wallets/refresh.ts'
import { toolScope } from '../../server/work/scope.ts'
import { works } from '../../server/work/works.ts'
import { ask, freshActivity, freshPerson, type Stage, tokensOf } from './scene.ts'

/** Where the app of these tests runs. */
export const APP = 'https://osteria.example'

type Activity = Awaited<ReturnType<typeof freshActivity>>

/** An activity, what its operator does by the tool, and customers with cards. */
export async function walletScene(stage: Stage, fields: Parameters<typeof freshActivity>[1] = {}) {
  const { connection, clock, enqueue, app, wallets } = stage
  const { db } = connection
  const activity: Activity = await freshActivity(connection, fields)
  const said: string[] = []
  const rooms = works(db, clock, enqueue)

  /** Does a command. @returns what went wrong */
  async function tool(name: string, input: Record<string, string> = {}): Promise<string[]> {
    const command = commands.find((one) => one.name === name)
    const tools = { db, clock, enqueue, production: false, publicUrl: APP, confirmedHosts: [], images: undefined as never }
    said.length = 0
    const read = command?.input.parse({ activity: activity.permalink, ...input })
    return (await command?.run(read as never, tools, (line) => void said.push(line))) ?? ['there is no such command']
  }

  /** A customer, logged in. */
  async function customer() {
    const person = await freshPerson(connection, [activity])
    const { token } = await tokensOf(app, person)
    const call = (line: string) => ask(app, line, { token, ...(line.startsWith('POST') && { body: { activityId: activity.id } }) })
    return { ...person, token, call, offered: async () => (await call(`GET /api/wallets?filters[activityId]=${activity.id}`)).body.data }
  }

  /** Credits somebody, as a movement of the till would. */
  const credit = (userId: string, money: string) =>
    rooms.run({ ...toolScope({ activityId: activity.id }), customerId: userId }, 'writes', (w) =>
      w.ledger.post({ type: 'AM', cents: centsOf(money), points: points4(30_000), reason: 'prova' }),
    )

  return {
    activity,
    rooms,
    tool,
    said,
    customer,
    credit,
    /** Does what the queue would: refreshes whatever is old. */
    refresh: () => refreshAll(rooms, wallets, { app: APP, hasTime: () => true }),
    /** A request of somebody who is no app: a phone, or a browser that follows a link. */
    get: (path: string, init: RequestInit = {}) => app.request(path, init, { incoming: { socket: { remoteAddress: '100.64.0.1' } } }),
  }
}
export type WalletScene = Awaited<ReturnType<typeof walletScene>>

/** The files of a pass: it is a ZIP that keeps them as they are. */
export function filesIn(zip: Uint8Array): Map<string, Buffer> {
  const bytes = Buffer.from(zip)
  const files = new Map<string, Buffer>()
  let at = bytes.readUInt32LE(bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1')) + 16)
  while (bytes.readUInt32LE(at) === 0x02014b50) {
    const [size, nameSize, extra, comment] = [24, 28, 30, 32].map((offset, i) =>
      i === 0 ? bytes.readUInt32LE(at + offset) : bytes.readUInt16LE(at + offset),
    ) as [number, number, number, number]
    const start = bytes.readUInt32LE(at + 42)
    const from = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28)
    files.set(bytes.subarray(at + 46, at + 46 + nameSize).toString(), bytes.subarray(from, from + size))
    at += 46 + nameSize + extra + comment
  }
  return files
}
