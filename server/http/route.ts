import type { Context } from 'hono'
import { matchedRoutes } from 'hono/route'

/** The pattern of the route that answers, such as `/app/check-emails/:email`: fit for logs and measurements, which must not hold what stands in its place. */
export const routeOf = (c: Context): string =>
  matchedRoutes(c)
    .map(({ path }) => path)
    .find((path) => !path.endsWith('*')) ?? '/*'
