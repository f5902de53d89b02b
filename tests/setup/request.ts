import type { Call } from '#contract/wire.ts'

export const lineOf = ({ method, path }: Call) => `${method} ${path}`

/** A request of a call: the activity in its place, `more` in the path or the query. */
export function request(call: Call, activityId: string, more: Record<string, string> = {}): string {
  const parts: Record<string, string> = { activityId, ...(call.selector && { [call.selector]: activityId }), ...more }
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts[name] ?? 'x'))
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
  const rest = Object.entries(parts).filter(([name]) => !inPath.includes(name) && (name !== 'activityId' || !call.selector))
  const query = rest.map(([name, value]) => (name === 'activityId' ? `filters[${name}]=${value}` : `${name}=${encodeURIComponent(value)}`))
  return `${call.method} ${path}${/GET|DELETE/.test(call.method) && query.length ? `?${query.join('&')}` : ''}`
}
