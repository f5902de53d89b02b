import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Asked = { challenge: string; origin: string; host: string }

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest()
const present = 0x01
const verified = 0x04
const withKey = 0x40

/** What a phone does with passkeys, in software: one key, ES256, as WebAuthn writes it down. */
export function authenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  let counter = 0

  const clientData = (type: 'create' | 'get', { challenge, origin }: Asked) =>
    Buffer.from(JSON.stringify({ type: `webauthn.${type}`, challenge, origin, crossOrigin: false }))
  const data = (host: string, flags: number, more = Buffer.alloc(0)) => {
    const count = Buffer.alloc(4)
    count.writeUInt32BE((counter += 1))
    return Buffer.concat([sha256(host), Buffer.from([flags]), count, more])
  }
  const named = { id: id.toString('base64url'), rawId: id.toString('base64url'), type: 'public-key', clientExtensionResults: {} }

  return {
    /** Makes the passkey. */
    make: (asked: Asked) => {
      const [left, right] = [Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]
      const cose = Buffer.concat([Buffer.from('a5010203262001215820', 'hex'), left, Buffer.from('225820', 'hex'), right])
      const authData = data(asked.host, present | verified | withKey, Buffer.concat([Buffer.alloc(16), Buffer.from([0, 32]), id, cose]))
      const head = Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex')
      const attestationObject = Buffer.concat([head, Buffer.from([authData.length]), authData]).toString('base64url')
      return { ...named, response: { clientDataJSON: clientData('create', asked).toString('base64url'), attestationObject } }
    },
    /** Signs a question with it; `isSeen` false: nobody proved to be its owner. */
    sign: (asked: Asked, isSeen = true) => {
      const client = clientData('get', asked)
      const authenticatorData = data(asked.host, isSeen ? present | verified : present)
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(client)]), privateKey)
      const told = { clientDataJSON: client, authenticatorData, signature }
      return { ...named, response: Object.fromEntries(Object.entries(told).map(([name, bytes]) => [name, bytes.toString('base64url')])) }
    },
  }
}
