import { expect, test } from 'vitest'
import { shareKeyAt, wayOf } from './ways.ts'

const chrome = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
const safari = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15'
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const device = { platform: 'desktop', isInstalled: false, canPrompt: false, userAgent: chrome } as const

test.each([
  ['is there already', { ...device, isInstalled: true, canPrompt: true }, 'installed'],
  ['the browser asks', { ...device, canPrompt: true }, 'prompt'],
  ['an iPhone shares', { ...device, platform: 'ios', userAgent: safari }, 'share'],
  ['Android without a prompt has a menu', { ...device, platform: 'android' }, 'menu'],
  ['Chrome without a prompt has a menu', device, 'menu'],
  ['Safari has the Dock', { ...device, userAgent: safari }, 'dock'],
  ['Instagram on an iPhone leads out', { ...device, platform: 'ios', userAgent: `${safari} Instagram 300.0` }, 'inside'],
  ['an Android app leads out', { ...device, platform: 'android', userAgent: chrome.replace('x86_64', 'x86_64; wv') }, 'inside'],
  ['Firefox on a desk has no way', { ...device, userAgent: firefox }, 'elsewhere'],
] as const)('%s', (_, given, way) => expect(wayOf(given)).toBe(way))

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1', 'below'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/140.0 Mobile Safari/604.1', 'above'],
  [safari, 'above'],
])('the arrow points at the Share key', (userAgent, place) => expect(shareKeyAt(userAgent)).toBe(place))
