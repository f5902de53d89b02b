import { createPrivateKey } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { KeysWrong } from './apple-keys.ts'
import type { GoogleKeys } from './port.ts'

/** What is read of the file that Google gives with a service account. */
const Account = z.object({
  type: z.literal('service_account'),
  client_email: z.email(),
  private_key: z.string(),
  private_key_id: z.string().default(''),
})

/**
 * Reads the file of a service account.
 * @param issuer the number of the issuer, from pay.google.com/business/console
 * @throws KeysWrong: a sentence that names the file
 */
export async function readGoogleKeys(file: string, issuer: string): Promise<GoogleKeys> {
  const name = path.basename(file)
  const text = await readFile(file, 'utf8').catch(() => undefined)
  if (text === undefined) throw new KeysWrong(`${file} cannot be read.`)
  const account = Account.safeParse(parsed(text))
  if (!account.success)
    throw new KeysWrong(`${name} is no key of a service account: Google gives it as JSON, with "client_email" and "private_key".`)
  const { client_email: email, private_key, private_key_id: keyId } = account.data
  return { issuer, email, keyId, key: rsaKey(name, private_key) }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function rsaKey(name: string, pem: string): string {
  try {
    const key = createPrivateKey(pem)
    if (key.asymmetricKeyType === 'rsa') return key.export({ type: 'pkcs8', format: 'pem' }).toString()
  } catch {
    // said below
  }
  throw new KeysWrong(`"private_key" in ${name} is no private key of RSA.`)
}
