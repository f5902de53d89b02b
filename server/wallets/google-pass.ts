import type { CodeType } from '#contract/card.ts'
import { paletteOf } from '#rules/contrast.ts'
import type { GoogleKeys, Pass, Sum } from './port.ts'
import { wordsOfPass } from './words.ts'

const BARCODES: Record<CodeType, string> = { EAN13: 'EAN_13', EAN8: 'EAN_8', CODE128: 'CODE_128', QR: 'QR_CODE' }
/** Google counts money in millionths. */
const MICROS_OF_A_CENT = 10_000

/** How Google calls an activity's passes and one of them. */
export const idsOf = ({ issuer }: Pick<GoogleKeys, 'issuer'>, { activityId, id }: Pick<Pass, 'activityId' | 'id'>) => ({
  id: `${issuer}.${id}`,
  classId: `${issuer}.${activityId}`,
})

/** What all passes of an activity have in common. @param logo where Google finds its picture */
export function classOf({ activity }: Pass, logo: string | undefined): Record<string, unknown> {
  const described = { defaultValue: { language: 'it', value: activity.name } }
  return {
    issuerName: activity.name,
    programName: activity.name,
    ...(logo && { programLogo: { sourceUri: { uri: logo }, contentDescription: described } }),
    ...(activity.link && { homepageUri: { uri: activity.link, description: activity.name } }),
    hexBackgroundColor: paletteOf(activity.color, 'light', activity.colorText).cardFrom,
    multipleDevicesAndHoldersAllowedStatus: 'ONE_USER_ALL_DEVICES',
    reviewStatus: 'UNDER_REVIEW', // which every change has to ask for
  }
}

/** What one pass shows. One that is none any more keeps nothing of hers. */
export async function objectOf({ card, language, activity }: Pass): Promise<Record<string, unknown>> {
  const say = await wordsOfPass(language, activity.name)
  const emptied = { accountName: null, accountId: null, barcode: null, loyaltyPoints: null, secondaryLoyaltyPoints: null }
  if (!card) return { state: 'EXPIRED', ...emptied }
  const sum = ({ of, size }: Sum) => ({
    label: say(of),
    balance: of === 'credit' ? { money: { currencyCode: 'EUR', micros: String(size * MICROS_OF_A_CENT) } } : { int: size },
  })
  const [first, second] = card.sums
  return {
    state: 'ACTIVE',
    accountName: card.owner,
    accountId: card.code,
    barcode: { type: BARCODES[card.codeType], value: card.code, alternateText: card.code },
    ...(first && { loyaltyPoints: sum(first) }),
    secondaryLoyaltyPoints: second ? sum(second) : null,
  }
}
