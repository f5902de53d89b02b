import { safePath } from '#rules/paths.ts'

/** What is shown, where a tap leads, and how it is counted. */
export type Note = {
  title: string
  path: string
  tag: string
  body?: string
  lang?: string
  dir?: 'auto' | 'ltr' | 'rtl'
  icon?: string
  image?: string
  /** Unread notices, for the badge of the app. */
  unread?: number
  receipt: string | null
  notice: string | null
  /** How many letters of the body are the subtitle. */
  lead?: number
}

/** Says that something came, and nothing of what or to whom. */
export const BARE: Note = { title: 'Tessera', path: '/', tag: 'bare', receipt: null, notice: null }

type Fields = { [name: string]: unknown }

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? { ...value } : {})
const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
const isDirection = (value: unknown): value is 'auto' | 'ltr' | 'rtl' => value === 'auto' || value === 'ltr' || value === 'rtl'
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

function parsed(payload: string): Fields {
  try {
    return fieldsOf(JSON.parse(payload))
  } catch {
    return {}
  }
}

/** The address if it is this origin's. The first iPhones with push have no `URL.canParse`. */
function ours(address: unknown, origin: string): URL | undefined {
  try {
    const url = new URL(typeof address === 'string' ? address : 'none:', origin)
    return url.origin === origin ? url : undefined
  } catch {
    return undefined
  }
}

function pathOf(address: unknown, origin: string): string {
  const place = ours(address, origin)
  return (place && safePath(place.pathname + place.search + place.hash)) ?? BARE.path
}

/**
 * The note of a push (`contract/push.ts`) for whoever is logged in here: the bare one for nobody, for somebody else, and
 * for a payload without a title. Read field by field and without the schema: a wrong icon must not cost the text, nor a
 * schema the start of the worker. Addresses are of this origin or left out. SEMANTICS 8.
 * @param owner user id of who is logged in
 */
export function noteFor(owner: string | undefined, payload: string, origin: string): Note {
  const { web_push, app_badge, notification } = parsed(payload)
  const { title, body, navigate, lang, dir, tag, icon, image, data } = fieldsOf(notification)
  const about = fieldsOf(data)
  const isHers = owner !== undefined && (about.owner ?? owner) === owner
  if (!isHers || web_push !== 8030 || !text(title)?.trim()) return BARE
  return {
    title: String(title),
    path: pathOf(navigate, origin),
    tag: text(tag) || 'push',
    body: text(body),
    lang: text(lang),
    dir: isDirection(dir) ? dir : 'auto',
    icon: ours(icon, origin)?.href,
    image: ours(image, origin)?.href,
    unread: isCount(app_badge) ? app_badge : undefined,
    receipt: text(about.receipt) ?? null,
    notice: text(about.notice) ?? null,
    lead: isCount(about.lead) ? about.lead : undefined,
  }
}
