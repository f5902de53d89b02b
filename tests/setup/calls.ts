import * as activities from '#contract/activities.ts'
import * as auth from '#contract/auth.ts'
import * as card from '#contract/card.ts'
import * as flows from '#contract/flows.ts'
import * as languages from '#contract/languages.ts'
import * as menus from '#contract/menus.ts'
import * as places from '#contract/places.ts'
import type { Call } from '#contract/wire.ts'

/** Every call of the contract. */
export const everyCall: Call[] = [activities, auth, card, flows, languages, menus, places].flatMap(
  (noun) => Object.values(noun.calls) as Call[],
)

export const lineOf = ({ method, path }: Call) => `${method} ${path}`

/** A request of a call: the activity in its place, `more` in the path or the query. */
export function request(call: Call, activityId: string, more: Record<string, string> = {}): string {
  const parts: Record<string, string> = { activityId, ...(call.selector && { [call.selector]: activityId }), ...more }
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts[name] ?? 'x'))
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  const rest = Object.entries(parts).filter(([name]) => !inPath.includes(name) && (name !== 'activityId' || !call.selector))
  const query = rest.map(([name, value]) => (name === 'activityId' ? `filters[${name}]=${value}` : `${name}=${encodeURIComponent(value)}`))
  return `${call.method} ${path}${call.method === 'GET' && query.length ? `?${query.join('&')}` : ''}`
}
