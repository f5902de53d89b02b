import { mkdtemp, readdir, readFile, stat } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openSms } from './adapter.ts'

const message = { id: 'm1', to: '+393331234567', text: 'Giulia ti invita' }

/** A gateway that answers so, and what it was asked. */
async function gateway(answer: RequestListener) {
  const server = createServer(answer)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('without SMS_URL a message is a file in the outbox and a line that does not name the number', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'tessera-sms-'))
  const lines: string[] = []
  const sms = openSms({ production: false, dataDir, said: (line) => lines.push(line) })
  expect(await sms.send(message)).toEqual({ sent: true })
  const files = await readdir(join(dataDir, 'outbox'))
  expect(files).toEqual([expect.stringMatching(/\.sms\.txt$/)])
  expect((await stat(join(dataDir, 'outbox'))).mode & 0o77).toBe(0)
  expect(await readFile(join(dataDir, 'outbox', files[0] ?? ''), 'utf8')).toBe('To: +393331234567\n\nGiulia ti invita\n')
  expect(lines.join()).toContain(files[0])
  expect(lines.join()).not.toContain('333')
})

test('in production without SMS_URL nothing is pretended to be sent', async () => {
  const sms = openSms({ production: true, dataDir: '/nowhere', said: () => {} })
  expect(await sms.send(message)).toEqual({ failed: expect.stringContaining('SMS_URL') as string })
})

test('a gateway gets the message as JSON, with what its address says of who asks', async () => {
  const asked: unknown[] = []
  const host = await gateway((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (part: string) => (body += part))
    request.on('end', () => {
      asked.push([request.method, request.url, request.headers.authorization, JSON.parse(body)])
      response.writeHead(202).end()
    })
  })
  const sms = openSms({ production: true, dataDir: '/nowhere', smsUrl: `http://us%40er:pass@${host}/send?from=x`, said: () => {} })
  expect(await sms.send(message)).toEqual({ sent: true })
  expect(asked).toEqual([['POST', '/send?from=x', `Basic ${Buffer.from('us@er:pass').toString('base64')}`, message]])
})

test.each([
  ['refuses', 500],
  ['leads elsewhere', 302],
])('a gateway that %s is a sentence without the number', async (_, status) => {
  const host = await gateway((_request, response) => void response.writeHead(status, { Location: 'http://127.0.0.1:9/' }).end())
  const outcome = await openSms({ production: true, dataDir: '/nowhere', smsUrl: `http://${host}/`, said: () => {} }).send(message)
  expect(outcome).toEqual({ failed: expect.stringContaining('gateway') as string })
  expect(JSON.stringify(outcome)).not.toContain('333')
})

test('nor does one that is not there', async () => {
  const sms = openSms({ production: true, dataDir: '/nowhere', smsUrl: 'http://127.0.0.1:9/', said: () => {} })
  expect(await sms.send(message)).toEqual({ failed: 'the SMS gateway could not be reached' })
})
