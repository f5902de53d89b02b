import { Trans, useLingui } from '@lingui/react/macro'
import { BellRing, BellOff } from 'lucide-react'
import { useState } from 'react'
import type { ItemColorSize } from '#contract/shop.ts'
import { useAskAlertMutation, useDropAlertMutation, useStockAlerts } from '../../api/stock-alerts.ts'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Refusal } from '../../ui/Refusal.tsx'
import '../../components/page/detail.css'
import './item.css'

type Props = { activityId: string; size: ItemColorSize }

/** In place of the way into the cart, for what is sold out: she is told when it is back, and may take that back. */
export function AlertKey({ activityId, size }: Props) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const isAsked = useStockAlerts(language).data?.some(({ itemColorSizeId }) => itemColorSizeId === size.id) ?? false
  const [ask] = useAskAlertMutation()
  const [drop] = useDropAlertMutation()
  const wish = { activityId, itemColorSizeId: size.id }
  const { submit, isBusy, isOffline, refusal, clear } = useSubmit<[], unknown, never>(() => (isAsked ? drop : ask)(wish), {
    success: isAsked ? t`Va bene, non ti scriviamo` : t`Ti scriviamo appena torna`,
  })
  // Once the other is so, a try that was not answered has been: pressed again, the key would undo it.
  const [was, setWas] = useState(isAsked)
  if (was !== isAsked) {
    setWas(isAsked)
    clear()
  }
  return (
    <div className="detail-keys item-alert">
      <Refusal>{refusal}</Refusal>
      <p className="item-alert-words" role="status">
        {isAsked ? <Trans>Appena torna ti avvisiamo, una volta sola.</Trans> : null}
      </p>
      <Button look={isAsked ? undefined : 'primary'} disabled={isOffline} aria-busy={isBusy || undefined} onClick={() => void submit()}>
        {isAsked ? <BellOff aria-hidden size={20} strokeWidth={1.75} /> : <BellRing aria-hidden size={20} strokeWidth={1.75} />}
        {isOffline ? (
          <Trans>Per questo serve la rete</Trans>
        ) : isAsked ? (
          <Trans>Non avvisarmi più</Trans>
        ) : (
          <Trans>Avvisami quando torna</Trans>
        )}
      </Button>
    </div>
  )
}
