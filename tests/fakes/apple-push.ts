import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import type { TLSSocket } from 'node:tls'
import { selfSigned } from './self-signed.ts'

/** A push as it came: to which token, about which topic, with what, and by whose certificate. */
type Pushed = { token: string; topic: string | undefined; body: string; by: string | undefined }

/** Apple's push service on this machine: it asks for a client certificate and notes whose that is. */
export async function openApplePush() {
  const pushed: Pushed[] = []
  const answers = new Map<string, { status: number; reason?: string }>()
  const server = createSecureServer({ ...selfSigned, requestCert: true, rejectUnauthorized: false })
  server.on('stream', (stream, headers) => {
    let body = ''
    const socket = stream.session?.socket as TLSSocket | undefined
    stream.on('data', (chunk) => void (body += String(chunk)))
    stream.on('end', () => {
      const token = String(headers[':path']).replace('/3/device/', '')
      const topic = headers['apns-topic']
      const subject = socket?.getPeerCertificate().subject as Record<string, string> | undefined
      pushed.push({ token, topic: typeof topic === 'string' ? topic : undefined, body, by: subject?.['UID'] })
      const { status, reason } = answers.get(token) ?? { status: 200 }
      stream.respond({ ':status': status })
      stream.end(reason ? JSON.stringify({ reason }) : '')
    })
    stream.on('error', () => {})
  })
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  return {
    url: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** What came since the last look. */
    pushed: () => pushed.splice(0),
    /** From now on it answers a token so. */
    say: (token: string, status: number, reason?: string) => void answers.set(token, { status, ...(reason && { reason }) }),
    close: () => new Promise<void>((done) => void server.close(() => done())),
  }
}
