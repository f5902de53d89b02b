import { useLingui } from '@lingui/react/macro'
import { Megaphone } from 'lucide-react'
import type { Notice } from '#contract/notices.ts'
import { textOf } from '#rules/translate.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { LivingSlip } from './LivingSlip.tsx'
import { useHours } from './use-hours.ts'

/**
 * The living line of a day on which a notice holds: what holds, then the hours that would stand there else; once the day's hours
 * are over, those first. LOOK "phone-6".
 */
export function NoticeLine({ notice }: { notice: Notice }) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const hours = useHours()
  const title = textOf(notice, 'title', language)
  const to = `/notices/${encodeURIComponent(notice.id)}`
  if (hours?.isOver) {
    const more = [hours.text, title].filter(Boolean).join(' · ')
    return <LivingSlip to={to} Icon={Megaphone} name={t`Avviso`} title={hours.title} text={more} />
  }
  return (
    <LivingSlip
      to={to}
      Icon={Megaphone}
      name={t`Avviso`}
      title={t`Oggi: ${title}`}
      isOfAnyLength
      text={hours ? [hours.title, hours.text].filter(Boolean).join(', ') : ''}
    />
  )
}
