import { expect, test } from 'vitest'
import { isTooOldForPush, lookOf, type Seen, titlesOf, type Undo, undoOf, productOf } from './device-names.ts'

const KHTML = 'AppleWebKit/537.36 (KHTML, like Gecko)'
const WEBKIT = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K)'

const all: Record<string, Seen> = {
  chromeWindows: {
    userAgent: `${WINDOWS} ${KHTML} Chrome/140.0.0.0 Safari/537.36`,
    maxTouchPoints: 0,
    hints: { platformVersion: '15.0.0' },
  },
  edgeWindows: { userAgent: `${WINDOWS} ${KHTML} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, maxTouchPoints: 10 },
  chromeMac: { userAgent: `${MAC} ${KHTML} Chrome/140.0.0.0 Safari/537.36`, maxTouchPoints: 0, hints: { platformVersion: '15.6.1' } },
  safariMac: { userAgent: `${MAC} ${WEBKIT} Version/18.6 Safari/605.1.15`, maxTouchPoints: 0 },
  firefoxLinux: { userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', maxTouchPoints: 0 },
  iphone: { userAgent: `${IPHONE} ${WEBKIT} Version/17.5 Mobile/15E148 Safari/604.1`, maxTouchPoints: 5 },
  // Frozen at 18_6; Safari tells the truth.
  iphone26: { userAgent: `${IPHONE.replace('17_5_1', '18_6')} ${WEBKIT} Version/26.1 Mobile/15E148 Safari/604.1`, maxTouchPoints: 5 },
  iphoneChrome: { userAgent: `${IPHONE} ${WEBKIT} CriOS/140.0.7 Mobile/15E148 Safari/604.1`, maxTouchPoints: 5 },
  iphoneOld: { userAgent: `${IPHONE.replace('17_5_1', '16_3')} ${WEBKIT} Version/16.3 Mobile/15E148 Safari/604.1`, maxTouchPoints: 5 },
  iphoneApp: { userAgent: `${IPHONE} ${WEBKIT} Mobile/15E148`, maxTouchPoints: 5 },
  ipad: { userAgent: `${MAC} ${WEBKIT} Version/17.5 Safari/605.1.15`, maxTouchPoints: 5 },
  pixel: {
    userAgent: `${ANDROID} ${KHTML} Chrome/140.0.0.0 Mobile Safari/537.36`,
    maxTouchPoints: 5,
    hints: { model: 'Pixel 8', platformVersion: '16.0.0' },
  },
  android: { userAgent: `${ANDROID} ${KHTML} Chrome/140.0.0.0 Mobile Safari/537.36`, maxTouchPoints: 5 },
  tablet: { userAgent: `${ANDROID} ${KHTML} Chrome/140.0.0.0 Safari/537.36`, maxTouchPoints: 5, hints: { model: 'SM-X200' } },
  samsung: { userAgent: `${ANDROID} ${KHTML} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, maxTouchPoints: 5 },
  firefoxAndroid: { userAgent: 'Mozilla/5.0 (Android 14; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0', maxTouchPoints: 5 },
  brave: {
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) ${KHTML} Chrome/140.0.0.0 Safari/537.36`,
    maxTouchPoints: 0,
    hints: { brands: [{ brand: 'Brave' }, { brand: 'Chromium' }] },
  },
  opera: {
    userAgent: `${WINDOWS} ${KHTML} Chrome/139.0.0.0 Safari/537.36 OPR/123.0.0.0`,
    maxTouchPoints: 0,
    hints: { platformVersion: '10.0.0' },
  },
  chromebook: { userAgent: `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${KHTML} Chrome/140.0.0.0 Safari/537.36`, maxTouchPoints: 0 },
  unknown: { userAgent: 'Teapot/1.0', maxTouchPoints: 0 },
}
const look = (name: string) => lookOf(all[name] ?? { userAgent: '', maxTouchPoints: 0 })

test.each([
  ['chromeWindows', 'computer', 'Chrome 140', 'Windows 11', ''],
  ['edgeWindows', 'computer', 'Edge 140', 'Windows', ''],
  ['chromeMac', 'computer', 'Chrome 140', 'macOS 15.6.1', ''],
  ['safariMac', 'computer', 'Safari 18', 'macOS', ''],
  ['firefoxLinux', 'computer', 'Firefox 143', 'Linux', ''],
  ['iphone', 'phone', 'Safari 17', 'iOS 17.5', 'iPhone'],
  ['iphone26', 'phone', 'Safari 26', 'iOS 26.1', 'iPhone'],
  ['iphoneChrome', 'phone', 'Chrome 140', 'iOS 17.5', 'iPhone'],
  ['iphoneApp', 'phone', '', 'iOS 17.5', 'iPhone'],
  ['ipad', 'tablet', 'Safari 17', 'iPadOS 17.5', 'iPad'],
  ['pixel', 'phone', 'Chrome 140', 'Android 16', 'Pixel 8'],
  ['android', 'phone', 'Chrome 140', 'Android', ''],
  ['tablet', 'tablet', 'Chrome 140', 'Android', 'SM-X200'],
  ['samsung', 'phone', 'Samsung Internet 28', 'Android', ''],
  ['firefoxAndroid', 'phone', 'Firefox 143', 'Android 14', ''],
  ['brave', 'computer', 'Brave 140', 'Linux', ''],
  ['opera', 'computer', 'Opera 123', 'Windows 10', ''],
  ['chromebook', 'computer', 'Chrome 140', 'ChromeOS', ''],
  ['unknown', 'computer', '', '', ''],
])('%s is a %s: %s, %s', (name, kind, browserName, systemName, model) => {
  expect(look(name)).toMatchObject({ kind, browserName, systemName, model })
})

test('names come without their versions', () => {
  expect(titlesOf(look('chromeWindows'))).toEqual({ browser: 'Chrome', system: 'Windows' })
  expect(titlesOf(look('ipad'))).toEqual({ browser: 'Safari', system: 'iPadOS' })
})

test.each([
  ['iOS 18.1', 'iPhone'],
  ['iPadOS 17', 'iPad'],
  ['macOS 15.2', 'Mac'],
  ['Windows 11', ''],
  ['Android 16', ''],
  ['toString', ''],
])('a device with %s is called %s', (system, product) => {
  expect(productOf(system)).toBe(product)
})

test('an iPhone before 16.4 has no push; what is not known is not denied', () => {
  expect(['iphoneOld', 'iphone', 'iphone26', 'safariMac', 'unknown'].filter((name) => isTooOldForPush(look(name)))).toEqual(['iphoneOld'])
  expect(isTooOldForPush({ ...look('iphone'), systemName: 'iOS 16' })).toBe(true)
  expect(isTooOldForPush({ ...look('iphone'), systemName: 'iOS' })).toBe(false)
})

test.each<[string, boolean, Undo]>([
  ['chromeWindows', false, 'chrome'],
  ['chromeWindows', true, 'app-computer'],
  ['edgeWindows', false, 'edge'],
  ['firefoxLinux', false, 'firefox'],
  ['safariMac', false, 'safari'],
  ['safariMac', true, 'app-mac'],
  ['iphoneApp', true, 'ios'],
  ['pixel', false, 'chrome-android'],
  ['pixel', true, 'app-android'],
  ['samsung', false, 'samsung'],
  ['firefoxAndroid', false, 'firefox-android'],
  ['opera', false, 'opera'],
  ['brave', false, 'chrome'],
  ['unknown', false, 'other'],
])('%s (installed: %s) takes a refusal back in: %s', (name, isInstalled, undo) => {
  expect(undoOf(look(name), isInstalled)).toBe(undo)
})
