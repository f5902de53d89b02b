import type { CodeType } from '#contract/card.ts'
import { rgbOf } from '#rules/colour.ts'
import { paletteOf } from '#rules/contrast.ts'
import type { Pictures } from './pictures.ts'
import type { AppleKeys, Pass, Refreshing } from './port.ts'
import { wordsOfPass } from './words.ts'

const rgb = (hex: string) => `rgb(${rgbOf(hex).join(', ')})`

/** Apple draws no EAN: its digits as a Code 128, which the same scanners read, or as a QR where no bars are shown, as on a watch. */
const FORMATS = {
  EAN13: ['PKBarcodeFormatCode128', 'PKBarcodeFormatQR'],
  EAN8: ['PKBarcodeFormatCode128', 'PKBarcodeFormatQR'],
  CODE128: ['PKBarcodeFormatCode128', 'PKBarcodeFormatQR'],
  QR: ['PKBarcodeFormatQR'],
} as const satisfies Record<CodeType, readonly string[]>

/** The pictures that a pass brings along, in points, each for three kinds of screens. The first is what iOS asks for. */
const PICTURES = [
  { name: 'icon', cut: 'apple', side: 29 },
  { name: 'logo', cut: 'any', side: 50 },
] as const
const SCREENS = { '': 1, '@2x': 2, '@3x': 3 }

async function files({ activity }: Pass, drawn: Pictures): Promise<Record<string, Buffer>> {
  const all = PICTURES.flatMap(({ name, cut, side }) =>
    Object.entries(SCREENS).map(
      async ([screen, times]): Promise<[string, Buffer]> => [`${name}${screen}.png`, Buffer.from(await drawn(activity, cut, side * times))],
    ),
  )
  return Object.fromEntries(await Promise.all(all))
}

/** The signed file of a pass. https://developer.apple.com/documentation/walletpasses/pass */
export async function applePass(keys: AppleKeys, pass: Pass, refreshing: Refreshing, drawn: Pictures): Promise<Uint8Array<ArrayBuffer>> {
  const { PKPass } = await import('passkit-generator') // what signs takes memory only where somebody has set it up
  const { activity, card, language } = pass
  const say = await wordsOfPass(language, activity.name)
  const { cardFrom, cardText } = paletteOf(activity.color, 'light', activity.colorText)
  const made = new PKPass(
    await files(pass, drawn),
    { wwdr: keys.issuer, signerCert: keys.certificate, signerKey: keys.key },
    {
      formatVersion: 1,
      passTypeIdentifier: keys.passType,
      teamIdentifier: keys.team,
      serialNumber: pass.id,
      organizationName: activity.name,
      description: say('about'),
      logoText: activity.name,
      backgroundColor: rgb(cardFrom),
      foregroundColor: rgb(cardText),
      labelColor: rgb(cardText),
      sharingProhibited: true,
      ...(!card && { voided: true }),
      ...(refreshing && { webServiceURL: refreshing.url, authenticationToken: refreshing.token }),
    },
  )
  made.type = 'storeCard'
  if (!card) {
    made.primaryFields.push({ key: 'over', value: say('over'), changeMessage: '%@' })
    return bytesOf(made)
  }
  const [first, ...others] = card.sums.map(({ of, size }) => ({
    key: of,
    label: say(of),
    ...(of === 'credit' ? { value: size / 100, currencyCode: 'EUR' } : { value: size }),
    changeMessage: say(`${of}Now`),
  }))
  if (first) made.primaryFields.push(first)
  made.secondaryFields.push({ key: 'owner', label: say('owner'), value: card.owner }, ...others)
  made.backFields.push({ key: 'code', label: say('code'), value: card.code })
  if (activity.link) made.backFields.push({ key: 'app', label: say('app'), value: activity.link })
  made.setBarcodes(...FORMATS[card.codeType].map((format) => ({ format, message: card.code, altText: card.code })))
  return bytesOf(made)
}

const bytesOf = (made: { getAsBuffer(): Buffer }) => new Uint8Array(made.getAsBuffer())
