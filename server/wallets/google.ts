import { importPKCS8, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import * as z from 'zod'
import { type GoogleKeys, type GoogleWallet, type Pass, WalletAway } from './port.ts'
import { classOf, idsOf, objectOf } from './google-pass.ts'

const TOKENS = 'https://oauth2.googleapis.com'
const OBJECTS = 'https://walletobjects.googleapis.com'
const SAVE = 'https://pay.google.com/gp/v/save/'
const SCOPE = 'https://www.googleapis.com/auth/wallet_object.issuer'
const PATIENCE_MS = 10_000
/** A token ends this much earlier for us: it has to arrive. */
const EARLY_MS = 60_000

const Granted = z.object({ access_token: z.string(), expires_in: z.number() })

type Tools = {
  clock: () => Date
  /** A stand-in for both of Google's hosts. */
  test?: string | undefined
  /** Where Google finds the picture of a pass. */
  logo: (pass: Pass) => string | undefined
}
type Body = Record<string, unknown>

/**
 * Google's wallet: classes and objects by its REST, under the activity's own service account; the link names them only, so
 * that it stays short. https://developers.google.com/wallet/retail/loyalty-cards
 */
export function googleWallet({ clock, test, logo }: Tools): GoogleWallet {
  const tokens = new LRUCache<string, { value: string; until: number }>({ max: 500 })
  /** Classes as they were put last, so that they are not with each movement. */
  const classes = new LRUCache<string, string>({ max: 500 })

  async function sign({ key, keyId, email }: GoogleKeys, audience: string, claims: Body): Promise<string> {
    const jwt = new SignJWT(claims).setProtectedHeader({ alg: 'RS256', typ: 'JWT', ...(keyId && { kid: keyId }) })
    const now = Math.floor(clock().getTime() / 1000)
    return jwt
      .setIssuer(email)
      .setAudience(audience)
      .setIssuedAt(now)
      .setExpirationTime(now + 3600)
      .sign(await importPKCS8(key, 'RS256'))
  }

  async function tokenOf(keys: GoogleKeys): Promise<string> {
    const known = tokens.get(keys.key)
    if (known && known.until > clock().getTime()) return known.value
    const audience = `${TOKENS}/token`
    const assertion = await sign(keys, audience, { scope: SCOPE })
    const { status, data } = await sent(`${test ?? TOKENS}/token`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion }),
    })
    const granted = Granted.safeParse(data)
    if (status !== 200 || !granted.success) throw new WalletAway(`google token ${status}`)
    const { access_token: value, expires_in } = granted.data
    tokens.set(keys.key, { value, until: clock().getTime() + expires_in * 1000 - EARLY_MS })
    return value
  }

  /** Makes a thing be so: it is changed or, where there is none, made. Who else makes it meanwhile made the same. */
  async function put(keys: GoogleKeys, what: 'loyaltyClass' | 'loyaltyObject', id: string, body: Body) {
    const call = async (method: string, path: string) => {
      const headers = { authorization: `Bearer ${await tokenOf(keys)}`, 'content-type': 'application/json' }
      const url = `${test ?? OBJECTS}/walletobjects/v1/${what}${path}`
      const { status } = await sent(url, { method, headers, body: JSON.stringify({ id, ...body }) })
      if (status === 401) tokens.delete(keys.key)
      return status
    }
    const changed = await call('PATCH', `/${encodeURIComponent(id)}`)
    const status = changed === 404 ? await call('POST', '') : changed
    if (status !== 200 && status !== 409) throw new WalletAway(`google ${what} ${status}`)
  }

  return {
    async put(keys, pass) {
      const ids = idsOf(keys, pass)
      const ofClass = classOf(pass, logo(pass))
      const written = JSON.stringify(ofClass)
      if (classes.get(ids.classId) !== written) {
        await put(keys, 'loyaltyClass', ids.classId, ofClass)
        classes.set(ids.classId, written)
      }
      await put(keys, 'loyaltyObject', ids.id, { classId: ids.classId, ...(await objectOf(pass)) })
    },
    async link(keys, pass, origin) {
      return (
        SAVE + (await sign(keys, 'google', { typ: 'savetowallet', origins: [origin], payload: { loyaltyObjects: [idsOf(keys, pass)] } }))
      )
    },
  }
}

/** One request. @throws WalletAway if nothing comes of it */
async function sent(url: string, init: RequestInit): Promise<{ status: number; data: unknown }> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) })
    const data: unknown = await response.json().catch(() => undefined)
    return { status: response.status, data }
  } catch (error) {
    throw new WalletAway(`google ${error instanceof Error ? error.name : 'unknown'}`)
  }
}
