import { mkdir, writeFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import path from 'node:path'
import * as z from 'zod'
import { CODES } from '#contract/languages.ts'
import { paletteOf } from '#rules/contrast.ts'
import { codePath, doorShows } from '#rules/door.ts'
import { inLanguage } from '#rules/languages.ts'
import { isRefusal } from '#rules/refusal.ts'
import { tableIn, tablesOf } from '#rules/tables.ts'
import { activityAt } from '../data/activities/rows.ts'
import { hosts } from '../db/schema/activities.ts'
import { stores } from '../db/schema/stores.ts'
import { icon } from '../images/drawing.ts'
import { sizeName } from '../images/port.ts'
import { qrSvg } from '../images/qr.ts'
import { type QrPage, qrSheet } from '../images/qr-sheet.ts'
import { wordsIn } from '../words.ts'
import { query } from '../work/query.ts'
import { openScope, toolScope } from '../work/scope.ts'
import type { Reads } from '../work/work.ts'
import { works } from '../work/works.ts'
import { command, type Tools } from './command.ts'

const words = {
  card: /*i18n*/ { id: 'sheet.invitation', message: 'Inquadra il codice: la tua carta è pronta in due minuti' },
  menu: /*i18n*/ { id: 'sheet.menu', message: 'Inquadra il codice: il menù si apre subito, senza registrarti' },
  table: /*i18n*/ { id: 'sheet.table', message: 'Tavolo {table}' },
}

const storesByName = query(stores, (t) => ({ sort: [t.name] }))
const hostsByName = query(hosts, (t) => ({ sort: [t.host] }))

const isWeb = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)

const input = z.object({
  permalink: z.string().min(1).describe('the activity'),
  folder: z.string().min(1).default('.').describe('where <permalink>.svg and <permalink>.pdf go; here, if left out'),
  store: z.string().min(1).optional().describe('the name of the store it hangs in'),
  table: z
    .string()
    .refine((list) => tablesOf(list).length > 0, 'tables are written 1-30, or "1-12, Terrazza 1-6"')
    .optional()
    .describe('the menu instead, a page for each of these tables: 1-30'),
  window: z.literal('yes').optional().describe('the menu instead, for whoever stands before the window'),
  language: z
    .enum(CODES, `a language is one of ${CODES.join(', ')}`)
    .default('it')
    .describe('of the sheet; the menu opens in that of the phone, the registration in this one'),
  address: z.string().refine(isWeb, 'an address begins with https://').optional().describe("the app's, such as https://card.barsole.it"),
})

/** Draws the codes that lead a stranger to the registration, or to the menu of her table. */
export const activityQr = command({
  name: 'activity qr',
  about: 'Writes the QR code of an activity, to print on A6: of its registration, or of its menu at a table or a window.',
  places: ['permalink', 'folder'],
  files: ['folder'],
  flags: ['window'],
  input,
  look: 'activity list',
  async run({ permalink, folder, store: name, table, window, language, address }, tools, say) {
    const activity = await roomsOf(tools).run(openScope(), 'reads', (w) => activityAt(w, permalink))
    if (!activity) return [`There is no activity with the permalink ${permalink}.`]
    const app = address ? { origin: new URL(address).origin, isOwn: false } : await appOf(tools, activity)
    if (!app) return ['Where customers find the app is not known: set PUBLIC_URL, or say it with --address.']
    const places = await itsRows(tools, activity, (w) => w.all(stores).list(storesByName))
    const store = places.find((one) => one.name.toLowerCase() === name?.toLowerCase())
    if (name && !store)
      return [`${activity.name} has no store called ${name}; it has ${places.map((one) => one.name).join(', ') || 'none'}.`]
    const wrong = table || window ? cannotBeRead(activity, table) : undefined
    if (wrong) return [wrong]
    const i18n = await wordsIn(language)
    const query = store ? `?storeId=${encodeURIComponent(store.id)}` : ''
    const whose = app.isOwn ? {} : { permalink }
    const menu = (one?: string): QrPage => ({
      href: app.origin + codePath({ ...whose, table: one }) + query,
      invitation: i18n._(words.menu),
      ...(one !== undefined && { place: i18n._({ ...words.table, values: { table: one } }) }),
    })
    const registration = inLanguage(language, app.isOwn ? '/registration' : `/registration/permalink/${permalink}`)
    const pages = table
      ? tablesOf(table).map(menu)
      : [window ? menu() : { href: app.origin + registration + query, invitation: i18n._(words.card) }]
    const [first] = pages as [QrPage, ...QrPage[]]
    const part = [name?.toLowerCase().replace(/[^a-z0-9]+/g, '-'), table ? 'tables' : window && 'window'].filter(Boolean)
    const file = path.join(folder, [permalink, ...part].join('-'))
    const pdf = await qrSheet({ name: activity.name, logo: await logoOf(tools, activity), language, made: tools.clock(), pages })
    const unwritten = await written(file, table ? { pdf } : { svg: qrSvg(first.href, activity.name), pdf })
    if (unwritten) return [unwritten]
    say(table ? `${file}.pdf has ${pages.length} tables; the first opens ${first.href}` : `${file}.svg and ${file}.pdf open ${first.href}`)
    return []
  },
})

/** Why a code on these tables would open no menu, or one that does not know the table. */
function cannotBeRead({ name, configuration }: Activity, table: string | undefined): string | undefined {
  const shows = doorShows(configuration)
  if (!shows.menu && !shows.shop) return `${name} shows no menu: set showMenuApp in the settings of its bundle.`
  const known = String(configuration['tables'] ?? '')
  const strange = tablesOf(table).find((one) => tableIn(known, one) !== one)
  if (strange === undefined) return undefined
  const has = known ? `it has ${known}` : 'it has none'
  return `${name} has no table ${strange}: ${has}. Which tables there are, its bundle says (settings: tables).`
}

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

/** Where its app is: at a host name of its own, else below the public address, which has to have a name for that; else that of all activities. */
async function appOf(tools: Tools, activity: Activity): Promise<{ origin: string; isOwn: boolean } | undefined> {
  const { publicUrl } = tools
  const [own] = await itsRows(tools, activity, (w) => w.all(hosts).list(hostsByName))
  if (own) return { origin: `https://${own.host}`, isOwn: true }
  if (!publicUrl) return undefined
  const at = new URL(publicUrl)
  if (isIP(at.hostname.replace(/[[\]]/g, ''))) return { origin: at.origin, isOwn: false }
  at.hostname = `${activity.permalink}.${at.hostname}`
  return { origin: at.origin, isOwn: true }
}

/** The logo as on the icon of the installed app. */
async function logoOf({ images }: Tools, { logo, color }: Activity): Promise<Uint8Array | undefined> {
  const picture = (await images.get(sizeName(logo, 640, 'webp'))) ?? (await images.get(sizeName(logo, 320, 'webp')))
  return picture && icon({ logo: picture, solid: paletteOf(color, 'light').solid, cut: 'any', side: 512 })
}
