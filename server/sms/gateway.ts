import type { Sms } from './port.ts'

const PATIENCE_MS = 10_000

/** Hands each message to an HTTP gateway as JSON; user and password of the address are its Basic authentication. */
export function gateway(address: string): Sms {
  const { username, password } = new URL(address)
  const url = new URL(address)
  url.username = url.password = ''
  const basic = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')
  const headers = { 'Content-Type': 'application/json', ...(username && { Authorization: `Basic ${basic}` }) }
  return {
    async send(message) {
      try {
        const body = JSON.stringify(message)
        const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'error', signal: AbortSignal.timeout(PATIENCE_MS) })
        await answer.body?.cancel()
        return answer.ok ? { sent: true } : { failed: `the SMS gateway answered ${answer.status}` }
      } catch {
        return { failed: 'the SMS gateway could not be reached' }
      }
    },
  }
}
