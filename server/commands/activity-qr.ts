import { mkdir, writeFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import path from 'node:path'
import * as z from 'zod'
import { CODES } from '#contract/languages.ts'
import { paletteOf } from '#rules/contrast.ts'
import { inLanguage } from '#rules/languages.ts'
import { isRefusal } from '#rules/refusal.ts'
import { activityAt } from '../data/activities/rows.ts'
import { hosts } from '../db/schema/activities.ts'
import { stores } from '../db/schema/stores.ts'
import { icon } from '../images/drawing.ts'
import { sizeName } from '../images/port.ts'
import { qrSvg } from '../images/qr.ts'
import { qrSheet } from '../images/qr-sheet.ts'
import { wordsIn } from '../words.ts'
import { query } from '../work/query.ts'
import { openScope, toolScope } from '../work/scope.ts'
import type { Reads } from '../work/work.ts'
import { works } from '../work/works.ts'
import { command, type Tools } from './command.ts'

const invitation = /*i18n*/ { id: 'sheet.invitation', message: 'Inquadra il codice: la tua carta è pronta in due minuti' }

const storesByName = query(stores, (t) => ({ sort: [t.name] }))
const hostsByName = query(hosts, (t) => ({ sort: [t.host] }))

const isWeb = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

/** Draws the code that leads a stranger to the registration. */
export const activityQr = command({
  name: 'activity qr',
  about: 'Writes the QR code that opens the registration of an activity: an SVG, and a sheet of A6 to print.',
  places: ['permalink', 'folder'],
  files: ['folder'],
  input: z.object({
    permalink: z.string().min(1).describe('the activity'),
    folder: z.string().min(1).default('.').describe('where <permalink>.svg and <permalink>.pdf go; here, if left out'),
    store: z.string().min(1).optional().describe('the name of the store it hangs in'),
    language: z
      .enum(CODES, `a language is one of ${CODES.join(', ')}`)
      .default('it')
      .describe('of the sheet and of what it opens'),
    address: z.string().refine(isWeb, 'an address begins with https://').optional().describe("the app's, such as https://card.barsole.it"),
  }),
  look: 'activity list',
  async run({ permalink, folder, store: name, language, address }, tools, say) {
    const activity = await roomsOf(tools).run(openScope(), 'reads', (w) => activityAt(w, permalink))
    if (!activity) return [`There is no activity with the permalink ${permalink}.`]
    const app = address ? walletAt(address, permalink) : await appOf(tools, activity)
    if (!app) return ['Where customers find the app is not known: set PUBLIC_URL, or say it with --address.']
    const places = await itsRows(tools, activity, (w) => w.all(stores).list(storesByName))
    const store = places.find((one) => one.name.toLowerCase() === name?.toLowerCase())
    if (name && !store)
      return [`${activity.name} has no store called ${name}; it has ${places.map((one) => one.name).join(', ') || 'none'}.`]
    const query = store ? `?storeId=${encodeURIComponent(store.id)}` : ''
    const href = app.origin + inLanguage(language, app.path) + query
    const file = path.join(folder, name ? `${permalink}-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}` : permalink)
    const words = await wordsIn(language)
    const logo = await logoOf(tools, activity)
    const wrong = await written(file, {
      svg: qrSvg(href, activity.name),
      pdf: await qrSheet({ name: activity.name, invitation: words._(invitation), href, logo, language, made: tools.clock() }),
    })
    if (wrong) return [wrong]
    say(`${file}.svg and ${file}.pdf open ${href}`)
    return []
  },
})

/** Writes the drawings, in a folder that is made if need be. Returns why it cannot. */
async function written(file: string, drawings: Record<string, string | Uint8Array>): Promise<string | undefined> {
  try {
    await mkdir(path.dirname(file), { recursive: true })
    for (const [kind, drawing] of Object.entries(drawings)) await writeFile(`${file}.${kind}`, drawing)
  } catch (error) {
    return `${path.dirname(file)} cannot be written in (${(error as NodeJS.ErrnoException).code}).`
  }
}

type Activity = NonNullable<Awaited<ReturnType<typeof activityAt>>>

const roomsOf = ({ db, clock, enqueue }: Tools) => works(db, clock, enqueue)

/** Rows of the activity. */
async function itsRows<T>(tools: Tools, { id }: Activity, read: (w: Reads) => Promise<T[]>): Promise<T[]> {
  const rows = await roomsOf(tools).run(toolScope({ activityId: id }), 'reads', read)
  return isRefusal(rows) ? [] : rows
}

/** Where its registration is in the app of all activities; a permalink never changes, so it may be printed. */
const walletAt = (address: string, permalink: string) => ({ origin: new URL(address).origin, path: `/registration/permalink/${permalink}` })

/** The same in the activity's own app: at a host name of its own, else below the public address, which has to have a name for that. */
async function appOf(tools: Tools, activity: Activity): Promise<{ origin: string; path: string } | undefined> {
  const { publicUrl } = tools
  const { permalink } = activity
  const [own] = await itsRows(tools, activity, (w) => w.all(hosts).list(hostsByName))
  if (own) return { origin: `https://${own.host}`, path: '/registration' }
  if (!publicUrl) return undefined
  const at = new URL(publicUrl)
  if (isIP(at.hostname.replace(/[[\]]/g, ''))) return walletAt(publicUrl, permalink)
  at.hostname = `${permalink}.${at.hostname}`
  return { origin: at.origin, path: '/registration' }
}

/** The logo as on the icon of the installed app. */
async function logoOf({ images }: Tools, { logo, color }: Activity): Promise<Uint8Array | undefined> {
  const picture = (await images.get(sizeName(logo, 640, 'webp'))) ?? (await images.get(sizeName(logo, 320, 'webp')))
  return picture && icon({ logo: picture, solid: paletteOf(color, 'light').solid, cut: 'any', side: 512 })
}
