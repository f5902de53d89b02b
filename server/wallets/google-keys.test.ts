import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readGoogleKeys } from './google-keys.ts'

test('what is no key of a service account is said, by the name of the file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-keys-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'account.json')
  const said = async (text: string) => {
    writeFileSync(file, text)
    return readGoogleKeys(file, '3388').then(
      () => 'nothing',
      (error: Error) => error.message,
    )
  }
  await expect(readGoogleKeys(join(folder, 'none.json'), '3388')).rejects.toThrow(/none[.]json cannot be read/)
  expect(await said('{')).toMatch(/^account[.]json is no key of a service account/)
  expect(await said('{"type":"authorized_user"}')).toMatch(/^account[.]json is no key of a service account/)
  const account = { type: 'service_account', client_email: 'a@b.example', private_key: 'x' }
  expect(await said(JSON.stringify(account))).toBe('"private_key" in account.json is no private key of RSA.')
})
