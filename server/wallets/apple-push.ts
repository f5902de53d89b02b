import { type ClientHttp2Session, connect, constants } from 'node:http2'
import type { AppleKeys, AppleWallet } from './port.ts'

const APPLE = 'https://api.push.apple.com'
const TIME_OUT_MS = 10_000
/** What Apple says of a token that no device has any more. */
const GONE = [/"BadDeviceToken"/, /"DeviceTokenNotForTopic"/, /"Unregistered"/]
const MOST_BYTES = 4096

type Outcome = 'told' | 'gone' | 'away'

/**
 * Empty pushes, by the certificate of the passes themselves: a device that hears one asks for what has changed.
 * https://developer.apple.com/documentation/walletpasses/adding-a-web-service-to-update-passes
 * @param test a stand-in, with any certificate
 */
export const applePush =
  (test?: string): AppleWallet['tell'] =>
  async ({ certificate, key, passType }, pushTokens) => {
    const outcomes = new Map<string, Outcome>(pushTokens.map((token) => [token, 'away']))
    if (pushTokens.length === 0) return outcomes
    const session = connect(test ?? APPLE, { cert: certificate, key, ...(test && { rejectUnauthorized: false }) })
    session.on('error', () => {}) // each request hears of it
    try {
      await Promise.all(pushTokens.map(async (token) => outcomes.set(token, await told(session, token, passType))))
    } finally {
      session.destroy()
    }
    return outcomes
  }

function told(session: ClientHttp2Session, token: string, passType: AppleKeys['passType']): Promise<Outcome> {
  return new Promise((resolve) => {
    const away = () => resolve('away')
    if (session.destroyed || session.closed) return away()
    const request = session.request({
      [constants.HTTP2_HEADER_METHOD]: 'POST',
      [constants.HTTP2_HEADER_PATH]: `/3/device/${encodeURIComponent(token)}`,
      'apns-topic': passType,
    })
    let status = 0
    let said = ''
    request.setTimeout(TIME_OUT_MS, () => request.close(constants.NGHTTP2_CANCEL))
    request.setEncoding('utf8')
    request.on('response', (headers) => void (status = headers[':status'] ?? 0))
    request.on('data', (chunk: string) => void (said.length < MOST_BYTES && (said += chunk)))
    request.on('error', away)
    request.on('close', () => resolve(outcomeOf(status, said)))
    request.end('{}')
  })
}

function outcomeOf(status: number, said: string): Outcome {
  if (status === 200) return 'told'
  return status === 410 || (status === 400 && GONE.some((why) => why.test(said))) ? 'gone' : 'away'
}
