import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Wish = { passType?: string; team?: string; days?: number; elsewhere?: boolean; bits?: number }

/**
 * What an owner has from Apple, made by openssl: a folder with `key.pem`, `pass.cer` as DER and `AppleWWDRCAG4.cer`, under a root
 * of our own, `root.pem`.
 * @param wish `elsewhere`: the certificate is another authority's than the folder's
 */
export function appleFolder({ passType = 'pass.example.osteria', team = 'TEAM123456', days = 365, elsewhere, bits = 2048 }: Wish = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-apple-'))
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
  const key = (name: string) => openssl('genpkey', '-algorithm', 'RSA', '-pkeyopt', `rsa_keygen_bits:${bits}`, '-out', name)
  const authority = (name: string, subject: string) => {
    key(`${name}.key`)
    openssl('req', '-x509', '-new', '-key', `${name}.key`, '-days', '3650', '-subj', subject, '-out', `${name}.pem`)
  }
  const signed = (name: string, by: string, subject: string, extension: string) => {
    key(`${name}.key`)
    openssl('req', '-new', '-key', `${name}.key`, '-subj', subject, '-out', `${name}.csr`)
    const file = join(folder, `${name}.ext`)
    writeFileSync(file, extension)
    const byWhom = ['-CA', `${by}.pem`, '-CAkey', `${by}.key`, '-CAcreateserial']
    openssl('x509', '-req', '-in', `${name}.csr`, ...byWhom, '-days', String(days), '-extfile', file, '-out', `${name}.pem`)
  }
  authority('root', '/CN=Prova Root CA')
  signed('wwdr', 'root', '/CN=Worldwide Developer Relations/OU=G4', 'basicConstraints=critical,CA:true')
  if (elsewhere) authority('other', '/CN=Worldwide Developer Relations/OU=G4')
  const subject = `/UID=${passType}/CN=Pass Type ID: ${passType}/OU=${team}/O=Osteria/C=IT`
  signed('signer', elsewhere ? 'other' : 'wwdr', subject, 'extendedKeyUsage=clientAuth')
  openssl('x509', '-in', 'signer.pem', '-outform', 'DER', '-out', 'pass.cer')
  openssl('x509', '-in', 'wwdr.pem', '-outform', 'DER', '-out', 'AppleWWDRCAG4.cer')
  openssl('pkey', '-in', 'signer.key', '-out', 'key.pem')

  return {
    folder,
    passType,
    team,
    /** Does openssl find the signature to be this content's, by a certificate of our root? Else what it says. */
    verify(signature: Uint8Array, content: Uint8Array): true | string {
      writeFileSync(join(folder, 'signature'), signature)
      writeFileSync(join(folder, 'content'), content)
      try {
        openssl(
          'smime',
          '-verify',
          '-purpose',
          'any',
          '-binary',
          '-inform',
          'DER',
          '-in',
          'signature',
          '-content',
          'content',
          '-CAfile',
          'root.pem',
        )
        return true
      } catch (error) {
        return String((error as { stderr?: Buffer }).stderr)
      }
    },
    end: () => rmSync(folder, { recursive: true, force: true }),
  }
}
export type AppleFolder = ReturnType<typeof appleFolder>
