import type { Context } from 'hono'
import type { Call } from '#contract/wire.ts'
import { type Refusal, refuse, refuseField } from '#rules/refusal.ts'
import { bytesOf } from './bytes.ts'

type Flat = Record<string, unknown>
/** What a request carries: one flat object, and every activity it names. */
export type Gathered = { input: Flat; named: string[] }

/** Path and query of an address that the server has already put in order. */
const ADDRESS = /^\w+:\/\/[^/?#]*([^?#]*)(\?[^#]*)?/
/** Bytes of a body. SEMANTICS 1. */
const MOST = 100_000

/** An input that is refused before any schema sees it. */
class Unreadable extends Error {
  readonly refusal: Refusal
  constructor(path: string, code: string, refusal?: Refusal) {
    super(code)
    this.refusal = refusal ?? refuseField(path, 'malformed', { code })
  }
}

/**
 * Path parts, named headers, `filters[...]`, paging and body of a request as one flat object; path beats header beats query
 * beats body.
 * @returns that, or malformed, or too_large
 */
export async function gather(c: Context, { method, headers }: Pick<Call, 'method' | 'headers'>): Promise<Gathered | Refusal> {
  try {
    const [, pathname = '', search = ''] = ADDRESS.exec(c.req.url) ?? []
    decoded(pathname, 'path')
    const path: Flat = c.req.param()
    const { plain, filters } = queryParts(search)
    const body = method === 'POST' || method === 'PUT' ? objectOf(await bodyText(c.req.raw), 'body') : {}
    const input: Flat = Object.assign(Object.create(null), body, plain, filters, headersOf(c, headers), path)
    checkText(input, [])
    return { input, named: [path, filters, plain, body].flatMap(activityIn) }
  } catch (error) {
    if (error instanceof Unreadable) return error.refusal
    throw error
  }
}

/** What a call takes from headers comes from nowhere else: an address is kept in histories and logs. */
const headersOf = (c: Context, named: Call['headers'] = {}): Flat =>
  Object.fromEntries(Object.entries(named).map(([name, header]) => [name, c.req.header(header)]))

/** The activity that a part of the request names, if it does. */
function activityIn({ activityId }: Flat): string[] {
  if (activityId === undefined || activityId === null) return []
  if (typeof activityId === 'string' || typeof activityId === 'number') return [String(activityId)]
  throw new Unreadable('activityId', 'invalid_type')
}

const decoded = (text: string, where: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new Unreadable(where, 'encoding')
  }
}

function queryParts(search: string): { plain: Flat; filters: Flat } {
  const plain: Flat = Object.create(null)
  const filters: Flat = Object.create(null)
  const keys = new Set<string>()
  const put = (into: Flat, key: string, value: unknown) => {
    if (key in into) throw new Unreadable(key, 'repeated')
    into[key] = value
  }
  for (const part of search.slice(1).split('&').filter(Boolean)) {
    const [name = '', ...rest] = part.split('=')
    const key = decoded(name.replaceAll('+', ' '), 'query')
    const value = decoded(rest.join('=').replaceAll('+', ' '), key)
    if (keys.has(key)) throw new Unreadable(key, 'repeated')
    keys.add(key)
    const inner = /^filters\[([^[\]]+)\]$/.exec(key)?.[1]
    if (inner) put(filters, inner, value)
    else if (key === 'filters') for (const [k, v] of Object.entries(objectOf(value, 'filters'))) put(filters, k, v)
    else if (/[[\]]/.test(key)) throw new Unreadable(key, 'nested')
    else put(plain, key, value)
  }
  return { plain, filters }
}

/** A JSON object, empty where there is no text at all. */
function objectOf(text: string, where: string): Flat {
  if (!text.trim()) return {}
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Unreadable(where, 'json')
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Unreadable(where, 'object')
  return Object.assign(Object.create(null), value)
}

async function bodyText(request: Request): Promise<string> {
  const bytes = await bytesOf(request, MOST)
  if (!bytes) throw new Unreadable('body', 'too_large', refuse('too_large'))
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Unreadable('body', 'encoding')
  }
}

/** No NUL and no lone surrogate anywhere, names of fields included. */
function checkText(value: unknown, path: string[]): void {
  if (path.length > 32) throw new Unreadable(path[0] ?? '', 'deep')
  if (typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())) throw new Unreadable(path.join('.'), 'text')
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    checkText(key, path)
    checkText(inner, [...path, key])
  }
}
