import { expect, test } from 'vitest'
import { pushService } from './push-services.ts'

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc:APA91b-_', 'fcm.googleapis.com'],
  ['https://FCM.googleapis.com:443/wp/abc', 'fcm.googleapis.com'],
  ['https://updates.push.services.mozilla.com/wpush/v2/gAAA', 'updates.push.services.mozilla.com'],
  ['https://eu.push.services.mozilla.com/wpush/v2/gAAA', 'eu.push.services.mozilla.com'],
  ['https://web.push.apple.com/QAbc', 'web.push.apple.com'],
  ['https://wns2-par02p.notify.windows.com/w/?token=BQYAA%2b%2f', 'wns2-par02p.notify.windows.com'],
])('%s is an endpoint of %s', (endpoint, service) => {
  expect(pushService(endpoint)).toEqual({ service, isExtra: false })
})

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://fcm.googleapis.com',
  'https://fcm.googleapis.com./x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evil-fcm.googleapis.com/x',
  'https://x.fcm.googleapis.com/x',
  'https://push.apple.com/x',
  'https://.push.apple.com/x',
  'https://a..push.apple.com/x',
  'https://evilpush.apple.com/x',
  'https://user:secret@fcm.googleapis.com/x',
  'https://fcm.googleapis.com@evil.example/x',
  'https://evil.example\\@fcm.googleapis.com/x',
  'https://evil.example/https://fcm.googleapis.com/x',
  'https://evil.example#.push.apple.com/x',
  'https://evil.example?.push.apple.com/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://localhost/x',
  'https://169.254.169.254/latest/meta-data/',
  'https://fcm.googleapis.com/x#y',
  'https://fcm.googleapis.com/x\\y',
  'https://fcm.googleapis.com/x y',
  'https://fcm.goo\tgleapis.com/x',
  '\nhttps://fcm.googleapis.com/x',
  'https://fcm.googleapis.com/x\n',
  'https://fcm。googleapis.com/x',
  'ftp://fcm.googleapis.com/x',
  'javascript:alert(1)',
  '//fcm.googleapis.com/x',
  '',
  `https://fcm.googleapis.com/${'x'.repeat(2048)}`,
])('%s is never contacted', (endpoint) => {
  expect(pushService(endpoint)).toBeUndefined()
})

test('a host of the settings may be anywhere, with any port or its own, http too', () => {
  const extra = ['127.0.0.1:9000', 'push.test', '[::1]:9000']
  expect(pushService('http://127.0.0.1:9000/a', extra)).toEqual({ service: '127.0.0.1:9000', isExtra: true })
  expect(pushService('https://push.test:8443/a', extra)).toEqual({ service: 'push.test:8443', isExtra: true })
  expect(pushService('http://push.test/a', extra)).toEqual({ service: 'push.test', isExtra: true })
  expect(pushService('http://[::1]:9000/a', extra)).toEqual({ service: '[::1]:9000', isExtra: true })
  for (const other of ['http://127.0.0.1:9001/a', 'http://127.0.0.1/a', 'https://a.push.test/a', 'https://u@push.test/a'])
    expect(pushService(other, extra)).toBeUndefined()
})
