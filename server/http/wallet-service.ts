import type { Context } from 'hono'
import * as z from 'zod'
import { refuse } from '#rules/refusal.ts'
import type { Asked, No, Phones } from '../data/wallets/phones.ts'
import { bytesOf } from './bytes.ts'
import type { App, Deps, Variables } from './deps.ts'
import { refused } from './failure.ts'
import { PICTURE_POLICY } from './headers.ts'
import { FOR_EVER } from './images.ts'

const PASS = 'application/vnd.apple.pkpass'
const MOST_BYTES = 20_000
/** Lines of a phone's log that are written down, and letters of each: whoever asks may send any. */
const MOST_LINES = 5
const MOST_LETTERS = 300

const Registering = z.object({ pushToken: z.string().regex(/^[0-9a-zA-Z]{1,200}$/) })
const Logged = z.object({ logs: z.array(z.string()) })

type Ctx = Context<{ Variables: Variables }>

const DEVICE = '/wallet/:activityId/v1/devices/:device/registrations/:passType'
const ONE_PASS = '/wallet/:activityId/v1/passes/:passType/:id'

/**
 * What Apple's wallet asks a server whose passes it shows: five routes, each as Apple prescribes it, down to the statuses. And
 * the two addresses that a wallet takes a file from. No app calls them: they are no calls of the contract.
 */
export function walletService(app: App, { log }: Pick<Deps, 'log'>, phones: Phones) {
  app.post(`${DEVICE}/:id`, async (c) => {
    const body = Registering.safeParse(await bodyOf(c))
    if (!body.success) return c.body(null, 400)
    const outcome = await phones.register(askedIn(c), param(c, 'device'), body.data.pushToken)
    return outcome === 'new' ? c.body(null, 201) : outcome === 'known' ? c.body(null, 200) : no(c, outcome)
  })

  app.delete(`${DEVICE}/:id`, async (c) => {
    const outcome = await phones.unregister(askedIn(c), param(c, 'device'))
    return outcome === 'done' ? c.body(null, 200) : no(c, outcome)
  })

  app.get(DEVICE, async (c) => {
    const asked = { activityId: param(c, 'activityId'), passType: param(c, 'passType'), device: param(c, 'device') }
    const changed = await phones.changed(asked, c.req.query('passesUpdatedSince'))
    c.header('Cache-Control', 'no-store')
    return changed ? c.json(changed) : c.body(null, 204)
  })

  app.get(ONE_PASS, async (c) => {
    const since = Date.parse(c.req.header('If-Modified-Since') ?? '')
    const found = await phones.pass(askedIn(c), Number.isNaN(since) ? undefined : new Date(since))
    if (found === 'known') return c.body(null, 304)
    return typeof found === 'string' ? no(c, found) : file(c, found)
  })

  app.post('/wallet/:activityId/v1/log', async (c) => {
    const said = Logged.safeParse(await bodyOf(c))
    const lines = said.success ? said.data.logs.slice(0, MOST_LINES) : []
    for (const line of lines) log.info({ said: withoutTokens(line).slice(0, MOST_LETTERS) }, 'a phone told of a pass')
    return c.body(null, 200)
  })

  // Who comes with a link that leads nowhere any more is a browser: it goes back to the card, where there is another.
  app.get('/wallet/:activityId/pass/:ticket', async (c) => {
    const found = await phones.download(param(c, 'activityId'), param(c, 'ticket'))
    return found ? file(c, found) : c.redirect('/card', 303)
  })

  app.get('/wallet/:activityId/:file{logo-[0-9a-f]{16}[.]png}', async (c) => {
    const picture = await phones.picture(param(c, 'activityId'), param(c, 'file').slice(5, -4))
    if (!picture) return refused(c, refuse('not_found'))
    return c.body(picture, 200, { ...PICTURE_POLICY, 'Content-Type': 'image/png', 'Cache-Control': FOR_EVER })
  })
}

const param = (c: Ctx, name: string) => c.req.param(name) ?? ''
const askedIn = (c: Ctx): Asked => ({
  activityId: param(c, 'activityId'),
  passType: param(c, 'passType'),
  id: param(c, 'id'),
  token: /^ApplePass (\S+)$/.exec(c.req.header('Authorization') ?? '')?.[1] ?? '',
})

const no = (c: Ctx, why: No) => c.body(null, why === 'unauthorized' ? 401 : 404)

/** What a phone says of itself, with nothing that opens a pass. */
const withoutTokens = (line: string) => line.replace(/ApplePass\s+\S+/gi, 'ApplePass …')

async function bodyOf(c: Ctx): Promise<unknown> {
  const raw = await bytesOf(c.req.raw, MOST_BYTES)
  try {
    return JSON.parse(String(raw))
  } catch {
    return undefined
  }
}

function file(c: Ctx, { bytes, updated }: { bytes: Uint8Array<ArrayBuffer>; updated: Date }) {
  return c.body(bytes, 200, {
    'Content-Type': PASS,
    'Content-Disposition': 'attachment; filename="card.pkpass"',
    'Cache-Control': 'no-store',
    'Last-Modified': updated.toUTCString(),
  })
}
