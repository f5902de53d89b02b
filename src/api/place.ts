import type { Call } from '#contract/wire.ts'

export type Placed = { method: string; url: string; body?: string; headers?: Record<string, string> }

/**
 * Places a flat input where the wire wants it: `{id}` into the path, what the call names into headers, paging beside filters
 * for GET and DELETE, the rest into the body. Spec §7.
 */
export function place(call: Call, input: Record<string, unknown>): Placed {
  const rest = { ...input }
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  if (call.selector && call.selector !== 'activityId') delete rest.activityId
  const headers: Record<string, string> = {}
  for (const [name, header] of Object.entries(call.headers ?? {})) {
    if (rest[name] !== undefined) headers[header] = String(rest[name])
    delete rest[name]
  }
  const method = { method: call.method, ...(call.headers && { headers }) }
  if (call.method === 'POST' || call.method === 'PUT') return { ...method, url: path, body: JSON.stringify(rest) }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(rest)) {
    if (value === undefined) continue
    query.append(PAGING.has(name) ? name : `filters[${name}]`, String(value))
  }
  const search = query.toString()
  return { ...method, url: search ? `${path}?${search}` : path }
}

const PAGING = new Set(['sortBy', 'descending', 'page', 'rowsPerPage'])
