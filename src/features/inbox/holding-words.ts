import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LanguageCode } from '#contract/languages.ts'
import { type Days, holding } from '#rules/notices.ts'
import { dayName } from '../../components/words/day-name.ts'

type Around = { today: string; language: LanguageCode; i18n: I18n }

/** For which days a notice holds, or held, in words. `today` is `YYYY-MM-DD`. @returns undefined for a notice without days */
export function holdingWords({ from, until }: Days, { today, language, i18n }: Around): string | undefined {
  const is = holding({ from, until }, today)
  if (!is || !from || !until) return undefined
  if (is === 'now' && until === today) return i18n._(msg`Vale oggi`)
  const [first, last] = [dayName(from, language, today), dayName(until, language, today)]
  if (is === 'now') return i18n._(msg`Vale fino a ${last}`)
  if (is === 'over') return from === until ? i18n._(msg`Valeva ${last}`) : i18n._(msg`Valeva fino a ${last}`)
  return from === until ? i18n._(msg`Vale ${last}`) : i18n._(msg`Vale da ${first} a ${last}`)
}
