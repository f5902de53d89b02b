import { describe, expect, test } from 'vitest'
import { CODES } from '#contract/languages.ts'
import { Push } from '#contract/push.ts'
import { noticePush, testPush } from './payload.ts'

type Told = Parameters<typeof noticePush>[0]
const told: Told = {
  origin: 'https://osteria.example.com',
  language: 'it',
  owner: 'user-1',
  receipt: 'receipt-1',
  activityId: 'activity-1',
  notice: { id: 'notice-1', title: 'Stasera punti doppi', subTitle: null, message: 'Dalle 19.', image: null, translations: {} },
  logo: 'a'.repeat(32),
  unread: 3,
}
/** The push with these texts, as the worker would read it, and its size. */
const pushed = (texts: Partial<Told['notice']>, more: Partial<Told> = {}) => {
  const text = noticePush({ ...told, ...more, notice: { ...told.notice, ...texts } })
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(3000)
  return Push.parse(JSON.parse(text))
}

test('carries ids, the address of the notice in the app it is for, and the count of all unread', () => {
  expect(pushed({})).toEqual({
    web_push: 8030,
    app_badge: 3,
    notification: {
      title: 'Stasera punti doppi',
      body: 'Dalle 19.',
      navigate: 'https://osteria.example.com/notices/notice-1?activity=activity-1&push=receipt-1',
      lang: 'it',
      dir: 'auto',
      tag: 'notice-notice-1',
      icon: `https://osteria.example.com/images/${'a'.repeat(32)}/160.webp`,
      data: { owner: 'user-1', receipt: 'receipt-1', notice: 'notice-1', activity: 'activity-1' },
    },
  })
})

test('speaks the language of the device, field by field, and leads to it', () => {
  const translations = { de: { title: 'Heute doppelte Punkte', message: ' ' }, en: { message: 'From 7 pm.' } }
  const german = pushed({ translations }, { language: 'de' }).notification
  expect(german).toMatchObject({ title: 'Heute doppelte Punkte', body: 'Dalle 19.', lang: 'de' })
  expect(german.navigate).toContain('https://osteria.example.com/de/notices/notice-1?')
  const english = pushed({ translations }, { language: 'gb' }).notification
  expect(english).toMatchObject({ title: 'Stasera punti doppi', body: 'From 7 pm.', lang: 'en' })
  expect(english.navigate).toContain('/en/notices/')
  expect(pushed({ translations }, { language: 'xx' }).notification.lang).toBe('it')
})

test('says where the subtitle ends, so that the app can tell it from the message', () => {
  const { body = '', data } = pushed({ subTitle: ' Solo\tstasera ', message: 'Dalle 19.' }).notification
  expect([body.slice(0, data.lead), body.slice(data.lead).trim()]).toEqual(['Solo stasera', 'Dalle 19.'])
  expect(pushed({}).notification.data.lead).toBeUndefined()
})

describe('texts', () => {
  const family = '👨‍👩‍👧‍👦'
  const last = (text = '') => [...new Intl.Segmenter().segment(text)].at(-2)?.segment

  test('a title of 500 characters comes whole, and the body has what is left', () => {
    const { title, body = '' } = pushed({ title: 'è'.repeat(500), message: 'parola '.repeat(1000) }).notification
    expect(title).toBe('è'.repeat(500))
    expect(body).toMatch(/^(parola )+.*…$/)
    expect(body.length).toBeGreaterThan(1000)
  })

  test('a family is never cut in the middle, in the body nor in the title', () => {
    expect(last(pushed({ message: family.repeat(500) }).notification.body)).toBe(family)
    const { title, body } = pushed({ title: family.repeat(500), message: 'Ciao' }).notification
    expect(last(title)).toBe(family)
    expect(body).toBeUndefined()
  })

  test('right to left and HTML stay text, control characters go', () => {
    const title = 'خصم اليوم <b>20%</b> &amp; "شكرا"'
    expect(pushed({ title, subTitle: 'Uno', message: 'due\r\ntre\u0007\u001b[31m\u0000' }).notification).toMatchObject({
      title,
      dir: 'auto',
      body: 'Uno\ndue\ntre[31m',
    })
    expect(pushed({ title: 'una\nriga\tsola ' }).notification.title).toBe('una riga sola')
  })

  test('what is written long, or is one endless character, is cut all the same', () => {
    expect(pushed({ title: '"\\'.repeat(5000) }).notification.title).toMatch(/…$/)
    expect(pushed({ title: `a${'\u0301'.repeat(5000)}` }).notification.title).toBe('…')
    expect(pushed({ title: '\u0001' }).notification.title).toBe('Tessera')
  })

  test('a picture that is an address of elsewhere is left out', () => {
    expect(pushed({ image: 'b'.repeat(32) }).notification.image).toBe(`https://osteria.example.com/images/${'b'.repeat(32)}/640.webp`)
    expect(pushed({ image: 'https://elsewhere.example/a.png' }).notification.image).toBeUndefined()
  })
})

test.each(CODES)('a test is about no notice, and leads to the devices, %s', async (language) => {
  const push = Push.parse(JSON.parse(await testPush({ origin: told.origin, language, owner: 'user-1', receipt: 'receipt-2' })))
  expect(push.notification.title).not.toBe('push.test.title')
  expect(push.notification).toMatchObject({
    navigate: `https://osteria.example.com${language === 'it' ? '' : `/${language}`}/devices`,
    tag: 'test',
    data: { owner: 'user-1', receipt: 'receipt-2', notice: null, activity: null },
  })
})
