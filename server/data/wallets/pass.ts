import { shownOn } from '#rules/card.ts'
import { languageOf } from '#rules/languages.ts'
import type { Pass, Sum } from '../../wallets/port.ts'
import type { PassWithCard } from './rows.ts'

const POINT = 10_000

/** What a pass shows. @param app where her app is, if it is known */
export function passShown({ pass, activity, person, card }: PassWithCard, app: string | undefined): Pass {
  const { name, color, colorText, logo, cashBackType } = activity
  const isHers = pass.revoked === null && person !== null && card !== null
  const shown = shownOn(cashBackType)
  const sums = (of: NonNullable<typeof card>): Sum[] => [
    ...(shown.credit ? [{ of: 'credit' as const, size: of.balance - of.held }] : []),
    ...(shown.points ? [{ of: 'points' as const, size: Math.trunc(of.pointBalance / POINT) }] : []),
  ]
  return {
    activityId: pass.activityId,
    id: pass.id,
    language: languageOf(person?.language ?? 'it') ?? 'it',
    activity: { name, color, colorText, logo, link: app },
    card: isHers
      ? { owner: `${person.name} ${person.surname}`.trim(), code: card.code, codeType: card.codeType, sums: sums(card) }
      : undefined,
  }
}
