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
