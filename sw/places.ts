import { jwtDecode } from 'jwt-decode'
import { CACHES, personalCache } from '#rules/offline.ts'

/** The calls the contract marks `keep`: a list here, so that the worker need not carry the contract; a test compares them. */
export const PERSONAL = [
  '/api/activities/customers/byiduser',
  '/api/activities/{id}/configurations',
  '/api/activityimages/{activityId}',
  '/api/activity-video/{activityId}',
  '/api/cards/me',
  '/api/app/activities/{id}/userflows',
  '/api/activities/{id}/menu',
  '/api/menus',
  '/api/activities/{id}/noticessent/user',
  '/api/notices/{id}',
  '/api/notifications',
  '/api/stores',
  '/api/stores/{id}',
]

/** Open calls that show what is published; the rest of the open ones is about a person. */
export const PUBLIC = [
  '/app/activities/{id}',
  '/app/activities/permalink/{permalink}',
  '/app/activities/{id}/configurations',
  '/app/activities/{activityId}/privacies',
  '/app/activities/{activityId}/legal',
  '/public/activity-languages',
  '/app/languages',
  '/public/nations',
  '/public/countries',
]

const OWN = '/api/activities/customers/byiduser'

/** Where the copy of an answer lies: whose cache, under which address, and which call it answers. */
export type Place = { cache: string; key: string; call: string }

const patterns = (paths: string[]) =>
  paths.map((call) => ({
    call,
    shape: new RegExp(`^${call.replace(/\{\w+\}/g, '([^/]+)')}$`),
    // Its first part is the activity; another id is not.
    selects: /\{activityId\}|\/activities\/\{id\}/.test(call),
  }))
const personal = patterns(PERSONAL)
const published = patterns(PUBLIC)

/** Who asks, by the token; nobody where it cannot be read. The server alone decides what she may see. */
function subjectOf(request: Request): string | undefined {
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
  if (!token) return undefined
  try {
    const { sub, username } = jwtDecode<{ sub?: unknown; username?: unknown }>(token)
    return [sub, username].find((name): name is string => typeof name === 'string' && name !== '')
  } catch {
    return undefined
  }
}

function personalPlace(request: Request, url: URL, path: string): Place | undefined {
  const found = personal.find(({ shape }) => shape.test(path))
  const user = subjectOf(request)
  if (!found || !user) return undefined
  const activity = (found.selects ? found.shape.exec(path)?.[1] : undefined) ?? url.searchParams.get('filters[activityId]') ?? undefined
  if (activity === undefined && found.call !== OWN) return undefined
  return { cache: personalCache(user, activity), key: url.href, call: found.call }
}

function publicPlace(request: Request, url: URL, path: string): Place | undefined {
  const found = published.find(({ shape }) => shape.test(path))
  if (!found) return undefined
  const key = new URL(url)
  key.searchParams.set('kept-language', request.headers.get('accept-language')?.split(',')[0]?.trim() || 'it')
  return { cache: CACHES.public, key: key.href, call: found.call }
}

/**
 * The place of a request's answer, if it may be kept at all: a GET of the API, named in the lists above, personal only
 * with a readable token and a named activity. SEMANTICS 2, 13.
 * @param base where the API is: this origin or another
 */
export function placeOf(request: Request, base: URL): Place | undefined {
  const url = new URL(request.url)
  const root = base.pathname.replace(/\/$/, '')
  if (request.method !== 'GET' || url.origin !== base.origin || !url.pathname.startsWith(`${root}/`)) return undefined
  const path = url.pathname.slice(root.length)
  return path.startsWith('/api/') ? personalPlace(request, url, path) : publicPlace(request, url, path)
}
