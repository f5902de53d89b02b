import { copyFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateKeyPairSync } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { type AppleFolder, appleFolder } from '../../tests/fakes/apple-chain.ts'
import { readAppleKeys } from './apple-keys.ts'

const now = () => new Date(Date.now() + 2000)
const DAY_MS = 86_400_000

function folder(wish: Parameters<typeof appleFolder>[0] = {}): AppleFolder {
  const made = appleFolder(wish)
  onTestFinished(made.end)
  return made
}
const said = async (at: AppleFolder, when = now()) =>
  readAppleKeys(at.folder, when).then(
    () => 'nothing',
    (error: Error) => error.message,
  )

test('pass type and team are read from the certificate, which may be DER or PEM; the key may have a passphrase', async () => {
  const made = folder()
  const { keys, expires } = await readAppleKeys(made.folder, now())
  expect(keys).toMatchObject({ passType: made.passType, team: made.team, key: expect.stringMatching(/^-----BEGIN PRIVATE KEY/) })
  expect(Math.round((expires.getTime() - Date.now()) / DAY_MS)).toBe(365)
  const pair = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const locked = pair.privateKey.export({ type: 'pkcs8', format: 'pem', cipher: 'aes-256-cbc', passphrase: 'segreta' })
  writeFileSync(join(made.folder, 'key.pem'), locked)
  expect(await said(made)).toMatch(/^key[.]pem is no private key in PEM, or its passphrase/)
  writeFileSync(join(made.folder, 'passphrase.txt'), 'segreta\n')
  expect(await said(made)).toBe('key.pem is not the key of pass.cer.')
})

test('each thing that can be wrong is one sentence that names the file', async () => {
  const made = folder({ days: 30 })
  expect(await said(made, new Date(Date.now() + 31 * DAY_MS))).toMatch(
    /^pass[.]cer expired on \d{4}-\d\d-\d\d: ask Apple for a new one[.]$/,
  )
  expect(await said(made, new Date(Date.now() - DAY_MS))).toMatch(/^pass[.]cer is valid from .* only/)
  const away = (name: string) => rmSync(join(made.folder, name))
  copyFileSync(join(made.folder, 'pass.cer'), join(made.folder, 'kept'))
  copyFileSync(join(made.folder, 'AppleWWDRCAG4.cer'), join(made.folder, 'pass.cer'))
  expect(await said(made)).toMatch(/^pass[.]cer is no certificate of a pass type/)
  writeFileSync(join(made.folder, 'pass.cer'), 'nonsense')
  expect(await said(made)).toBe('pass.cer is no certificate.')
  copyFileSync(join(made.folder, 'kept'), join(made.folder, 'pass.cer'))
  for (const name of ['AppleWWDRCAG4.cer', 'wwdr.pem']) away(name)
  expect(await said(made)).toMatch(/AppleWWDRCAG4[.]cer is missing: Apple’s own certificate/)
  away('key.pem')
  expect(await said(made)).toMatch(/key[.]pem is missing/)
  const other = folder({ elsewhere: true })
  expect(await said(other)).toMatch(/^pass[.]cer was not issued by AppleWWDRCAG4[.]cer: take the generation that it names/)
})
