/** What a browser says of itself; `hints` where it has user-agent client hints. */
export type Seen = {
  userAgent: string
  maxTouchPoints: number
  hints?: { brands?: { brand: string }[]; platformVersion?: string; model?: string }
}

export type Kind = 'phone' | 'tablet' | 'computer'
export type Browser = 'chrome' | 'edge' | 'firefox' | 'safari' | 'samsung' | 'opera' | 'brave' | 'other'
export type System = 'ios' | 'android' | 'windows' | 'macos' | 'chromeos' | 'linux' | 'other'

/** A device as its owner would name it; a version that nobody can know (a frozen one) is empty. */
export type Look = {
  kind: Kind
  browser: Browser
  /** With its major version: "Chrome 140". */
  browserName: string
  system: System
  /** With its version: "Windows 11". */
  systemName: string
  /** "iPhone", "iPad", "Pixel 8"; empty on a computer. */
  model: string
}

const titles: Record<Browser, string> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  safari: 'Safari',
  samsung: 'Samsung Internet',
  opera: 'Opera',
  brave: 'Brave',
  other: '',
}

// The first that fits: each of them also says that it is one of those below it.
const browsers: [Browser, RegExp][] = [
  ['edge', /\bEdg(?:A|iOS)?\/(\d+)/],
  ['opera', /\b(?:OPR|OPT|OPiOS)\/(\d+)/],
  ['samsung', /\bSamsungBrowser\/(\d+)/],
  ['firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['chrome', /\b(?:HeadlessChrome|Chrome|Chromium|CriOS)\/(\d+)/],
  ['safari', /\bVersion\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari\//],
]

function browserOf({ userAgent, hints }: Seen): { browser: Browser; version: string } {
  for (const [browser, shape] of browsers) {
    const version = shape.exec(userAgent)?.[1]
    if (version === undefined) continue
    const isBrave = browser === 'chrome' && hints?.brands?.some(({ brand }) => brand === 'Brave')
    return { browser: isBrave ? 'brave' : browser, version }
  }
  return { browser: 'other', version: '' }
}

const short = (version: string | undefined) => (version ?? '').replaceAll('_', '.').replace(/(?:\.0)+$/, '')

/** Safari carries the system's version where the system's own was frozen. */
function iosVersion(userAgent: string): string {
  const system = short(/ OS (\d+_\d+)/.exec(userAgent)?.[1])
  const safari = short(/\bVersion\/(\d+(?:\.\d+)?)/.exec(userAgent)?.[1])
  return Number.parseFloat(safari) > (Number.parseFloat(system) || 0) ? safari : system
}

/** Windows 11 says so only in the hints: from 13 on. */
function windowsVersion(platformVersion = ''): string {
  const major = Number.parseInt(platformVersion, 10)
  if (!(major > 0)) return ''
  return major >= 13 ? '11' : '10'
}

/** "Android 10; K" is what all Chromes say. */
const androidVersion = ({ userAgent, hints }: Seen) =>
  short(hints?.platformVersion || (/Android \d+; K\b/.test(userAgent) ? '' : /Android (\d+(?:\.\d+)?)/.exec(userAgent)?.[1]))

function systemOf(seen: Seen): { system: System; title: string; version: string } {
  const { userAgent, maxTouchPoints, hints } = seen
  const isPad = userAgent.includes('Macintosh') && maxTouchPoints > 1
  if (/iPad/.test(userAgent) || isPad) return { system: 'ios', title: 'iPadOS', version: iosVersion(userAgent) }
  if (/iPhone|iPod/.test(userAgent)) return { system: 'ios', title: 'iOS', version: iosVersion(userAgent) }
  if (userAgent.includes('Android')) return { system: 'android', title: 'Android', version: androidVersion(seen) }
  if (userAgent.includes('Windows')) return { system: 'windows', title: 'Windows', version: windowsVersion(hints?.platformVersion) }
  if (userAgent.includes('Macintosh')) return { system: 'macos', title: 'macOS', version: short(hints?.platformVersion) }
  if (userAgent.includes('CrOS')) return { system: 'chromeos', title: 'ChromeOS', version: '' }
  return userAgent.includes('Linux') ? { system: 'linux', title: 'Linux', version: '' } : { system: 'other', title: '', version: '' }
}

function kindOf(system: System, title: string, userAgent: string): Kind {
  if (title === 'iPadOS') return 'tablet'
  if (system === 'ios') return 'phone'
  if (system === 'android') return /\bMobile\b/.test(userAgent) ? 'phone' : 'tablet'
  return 'computer'
}

/**
 * Reads what a browser says of itself: as much as is true, nothing guessed.
 * @returns its kind, browser and system with what is known of their versions, and the model of a phone or tablet
 */
export function lookOf(seen: Seen): Look {
  const { browser, version } = browserOf(seen)
  const { system, title, version: systemVersion } = systemOf(seen)
  const kind = kindOf(system, title, seen.userAgent)
  const apple = kind === 'tablet' ? 'iPad' : 'iPhone'
  return {
    kind,
    browser,
    browserName: `${titles[browser]} ${version}`.trim(),
    system,
    systemName: `${title} ${systemVersion}`.trim(),
    model: system === 'ios' ? apple : (seen.hints?.model ?? ''),
  }
}

/** "Chrome" of "Chrome 140": a name as people know it. */
export const withoutVersion = (name: string): string => name.replace(/ [\d.]+$/, '')

/** Names without versions, for "Chrome su Windows". */
export const titlesOf = ({ browser, systemName }: Look) => ({ browser: titles[browser], system: withoutVersion(systemName) })

/** What people call a device of this system, whatever they speak: "iPhone", "iPad", "Mac"; empty where it is a word of their language. */
export const productOf = (systemName: string): string => PRODUCTS.get(withoutVersion(systemName)) ?? ''
const PRODUCTS = new Map([
  ['iOS', 'iPhone'],
  ['iPadOS', 'iPad'],
  ['macOS', 'Mac'],
])

/** iPhones and iPads have push from 16.4 on; of an unknown version nothing is denied. */
export function isTooOldForPush({ system, systemName }: Look): boolean {
  const [, major, minor = '0'] = / (\d+)(?:\.(\d+))?/.exec(systemName) ?? []
  return system === 'ios' && major !== undefined && Number(major) * 100 + Number(minor) < 1604
}

/** Where a refusal of notifications is taken back, by browser and system. */
export type Undo =
  | 'chrome'
  | 'edge'
  | 'firefox'
  | 'safari'
  | 'opera'
  | 'chrome-android'
  | 'firefox-android'
  | 'samsung'
  | 'app-android'
  | 'app-computer'
  | 'app-mac'
  | 'ios'
  | 'other'

/** The one place that fits; an installed app (`isInstalled`) has no address bar to tap. */
export function undoOf({ browser, system }: Look, isInstalled: boolean): Undo {
  if (system === 'ios') return 'ios'
  if (system === 'android') {
    if (isInstalled) return 'app-android'
    if (browser === 'samsung') return 'samsung'
    return browser === 'firefox' ? 'firefox-android' : 'chrome-android'
  }
  if (browser === 'safari') return isInstalled ? 'app-mac' : 'safari'
  if (isInstalled) return 'app-computer'
  if (browser === 'brave') return 'chrome'
  return browser === 'samsung' ? 'other' : browser
}
