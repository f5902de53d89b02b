/** Open calls that show what is published; the rest of the open ones is about a person. */
export const PUBLIC = [
  '/app/activities',
  '/app/activities/{id}',
  '/app/activities/permalink/{permalink}',
  '/app/activities/{id}/configurations',
  '/public/activities/{id}/menu',
  '/public/activities/{id}/shop',
  '/app/activities/{activityId}/privacies',
  '/app/activities/{activityId}/legal',
  '/public/activity-languages',
  '/app/languages',
  '/public/nations',
  '/public/countries',
]

const shapes = PUBLIC.map((call) => new RegExp(`^${call.replace(/\{\w+\}/g, '[^/]+')}$`))

/** The path of a request to the API, without where the API is; undefined for what is elsewhere. */
function pathOf(request: Request, base: URL): string | undefined {
  const url = new URL(request.url)
  const root = base.pathname.replace(/\/$/, '')
  return url.origin === base.origin && url.pathname.startsWith(`${root}/`) ? url.pathname.slice(root.length) : undefined
}

/**
 * The address under which the worker keeps a request's answer, if it does: a GET of the API, named in the list above. What is
 * personal the page keeps. SEMANTICS 2, 13.
 * @param base where the API is: this origin or another
 */
export function keyOf(request: Request, base: URL): string | undefined {
  const path = pathOf(request, base)
  if (request.method !== 'GET' || path === undefined || !shapes.some((shape) => shape.test(path))) return undefined
  const key = new URL(request.url)
  key.searchParams.set('kept-language', request.headers.get('accept-language')?.split(',')[0]?.trim() || 'it')
  return key.href
}

/** Is it a menu that is asked for? Its pictures are wanted without a network too. */
export const isMenu = (request: Request, base: URL): boolean =>
  request.method === 'GET' && /^\/(api\/menus|(api|public)\/activities\/[^/]+\/menu)$/.test(pathOf(request, base) ?? '')
