import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importSPKI, jwtVerify } from 'jose'
import { type Asked, openProvider } from './provider.ts'

const EMAIL = 'wallet@osteria.iam.gserviceaccount.com'

/** Google's wallet on this machine: it gives tokens to who signs with the account's key, and keeps classes and objects. */
export async function openGoogleWallet() {
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const pem = { type: 'spki', format: 'pem' } as const
  const publicKey = await importSPKI(pair.publicKey.export(pem).toString(), 'RS256')
  const folder = mkdtempSync(join(tmpdir(), 'tessera-google-'))
  const file = join(folder, 'account.json')
  const private_key = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  writeFileSync(file, JSON.stringify({ type: 'service_account', client_email: EMAIL, private_key, private_key_id: 'key-1' }))
  const kept = new Map<string, Record<string, unknown>>()
  const assertions: string[] = []
  let granted = 0

  function respond({ method, path, headers, body }: Asked) {
    if (path === '/token') {
      assertions.push(new URLSearchParams(body).get('assertion') ?? '')
      granted += 1
      return { status: 200, body: { access_token: `token-${granted}`, expires_in: 3600, token_type: 'Bearer' } }
    }
    if (headers['authorization'] !== `Bearer token-${granted}`) return { status: 401, body: {} }
    const [, what = '', , id = ''] = /^\/walletobjects\/v1\/(loyaltyClass|loyaltyObject)(\/(.+))?$/.exec(path) ?? []
    const given = JSON.parse(body) as Record<string, unknown>
    const name = `${what}/${method === 'POST' ? String(given['id']) : decodeURIComponent(id)}`
    const before = kept.get(name)
    if (method === 'PATCH' && !before) return { status: 404, body: {} }
    if (method === 'POST' && before) return { status: 409, body: {} }
    const after = Object.fromEntries(Object.entries({ ...before, ...given }).filter(([, value]) => value !== null))
    kept.set(name, after)
    return { status: 200, body: after }
  }

  const provider = await openProvider({ respond, key: 'no-key', reused: { status: 409, body: {} } })
  return {
    ...provider,
    file,
    email: EMAIL,
    /** A class or an object, as it is kept. */
    kept: (what: 'loyaltyClass' | 'loyaltyObject', id: string) => kept.get(`${what}/${id}`),
    /** What stands in a token, if the account's key signed it for that audience. */
    verified: async (token: string, audience: string, now?: Date) =>
      (await jwtVerify(token, publicKey, { audience, issuer: EMAIL, algorithms: ['RS256'], ...(now && { currentDate: now }) })).payload,
    assertions: () => assertions.splice(0),
    end: async () => {
      await provider.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
