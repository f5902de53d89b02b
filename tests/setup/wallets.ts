import { appleFolder } from '../fakes/apple-chain.ts'
import { openApplePush } from '../fakes/apple-push.ts'
import { openGoogleWallet } from '../fakes/google-wallet.ts'
import { filesIn } from '../zip.ts'
import { commands } from '../../server/commands/commands.ts'
import { centsOf, points4 } from '../../rules/money.ts'
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

/** Apple and Google on this machine, and what an owner has of them. */
export async function openWalletFakes() {
  const apple = appleFolder()
  const [push, google] = [await openApplePush(), await openGoogleWallet()]
  return {
    apple,
    push,
    google,
    environment: { PUBLIC_URL: APP, APPLE_PUSH_URL: push.url, GOOGLE_WALLET_URL: google.url },
    end: async () => {
      apple.end()
      await push.close()
      await google.end()
    },
  }
}

type Shown = Record<string, unknown> & { storeCard: Record<string, { key: string; value: unknown; label?: string }[]> }
/** What stands in a pass. */
export const passIn = (files: Map<string, Buffer>) => JSON.parse(String(files.get('pass.json'))) as Shown

/** Activities that have set up wallets, and phones that show their passes. */
export function walletTown(stage: Stage, { apple, google }: Awaited<ReturnType<typeof openWalletFakes>>) {
  stage.clock.pass(2) // the certificate is valid from this second
  async function withApple(fields?: Parameters<typeof walletScene>[1]) {
    const scene = await walletScene(stage, fields)
    const wrong = await scene.tool('wallet set', { apple: apple.folder })
    if (wrong.length > 0) throw new Error(wrong.join(' '))
    return scene
  }
  async function withGoogle() {
    const scene = await walletScene(stage)
    const wrong = await scene.tool('wallet set', { google: google.file, issuer: '3388000000012345678' })
    if (wrong.length > 0) throw new Error(wrong.join(' '))
    return scene
  }
  type Her = Awaited<ReturnType<WalletScene['customer']>>

  /** Her pass as a browser downloads it, and how a phone asks for it from then on. */
  async function downloaded({ activity, get }: WalletScene, her: Her) {
    const { body } = await her.call('POST /api/wallets/apple')
    const { url } = body.data as { url: string }
    const answer = await get(url)
    const files = filesIn(new Uint8Array(await answer.arrayBuffer()))
    const pass = passIn(files)
    const at = `/wallet/${activity.id}/v1`
    const id = String(pass['serialNumber'])
    const authorization = `ApplePass ${String(pass['authenticationToken'])}`
    const place = (device: string) => `${at}/devices/${device}/registrations/${apple.passType}`
    const phone = {
      register: (device: string, pushToken: string, headers: Record<string, string> = { authorization }, serial = id) =>
        get(`${place(device)}/${serial}`, { method: 'POST', headers, body: JSON.stringify({ pushToken }) }),
      unregister: (device: string, headers = { authorization }) => get(`${place(device)}/${id}`, { method: 'DELETE', headers }),
      changed: (device: string, tag?: string) => get(place(device) + (tag ? `?passesUpdatedSince=${tag}` : '')),
      pass: (headers: Record<string, string> = { authorization }, serial = id) =>
        get(`${at}/passes/${apple.passType}/${serial}`, { headers }),
      log: (logs: string[]) => get(`${at}/log`, { method: 'POST', body: JSON.stringify({ logs }) }),
    }
    return { answer, files, pass, id, url, authorization, phone }
  }
  return {
    withApple,
    withGoogle,
    downloaded,
    /** How often passes were asked to be refreshed since the last look. */
    enqueued: () => stage.jobs.splice(0).filter(({ name }) => name === 'wallets').length,
  }
}
