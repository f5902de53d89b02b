import type { Call } from '#contract/wire.ts'

export type Placed = { method: string; url: string; body?: string }

/**
 * Places a flat input where the wire wants it: `{id}` into the path, paging beside filters for GET and DELETE, the rest
 * into the body. Spec §7.
 */
export function place(call: Call, input: Record<string, unknown>): Placed {
  const rest = { ...input }
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name]
    delete rest[name]
    return encodeURIComponent(String(value))
  })
  if (call.selector && call.selector !== 'activityId') delete rest.activityId
  if (call.method === 'POST' || call.method === 'PUT') return { method: call.method, url: path, body: JSON.stringify(rest) }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(rest)) {
    if (value === undefined) continue
    query.append(PAGING.has(name) ? name : `filters[${name}]`, String(value))
  }
  const search = query.toString()
  return { method: call.method, url: search ? `${path}?${search}` : path }
}

const PAGING = new Set(['sortBy', 'descending', 'page', 'rowsPerPage'])
