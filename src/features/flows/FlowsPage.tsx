import { Trans, useLingui } from '@lingui/react/macro'
import { CreditCard, ReceiptText } from 'lucide-react'
import { useMemo, useState } from 'react'
import { shownOn } from '#rules/card.ts'
import { onTheWall } from '#rules/days.ts'
import { useActivity, useConfiguration } from '../../api/activities.ts'
import type { Sum } from '../../components/card/card-lines.ts'
import { Page } from '../../components/page/Page.tsx'
import { LoadFailed } from '../../ui/LoadFailed.tsx'
import { NotUpdated } from '../../ui/NotUpdated.tsx'
import { State } from '../../ui/State.tsx'
import { BalanceChart } from './BalanceChart.tsx'
import { FlowList } from './FlowList.tsx'
import { FlowsEnd } from './FlowsEnd.tsx'
import './flows.css'
import { FlowsSkeleton } from './FlowsSkeleton.tsx'
import { daysOf, linesOf } from './lines.ts'
import { useFlows } from './use-flows.ts'
import { useShowing } from '../../components/page/shown-at.ts'
import { useMoment } from '../../components/words/use-moment.ts'
import { ButtonLink } from '../../ui/Button.tsx'

/** Every movement of the card, by day, with the balance it left. Spec §2, §9. */
export function FlowsPage() {
  const { t } = useLingui()
  return (
    <Page title={t`Movimenti`}>
      <Flows />
    </Page>
  )
}

function Flows() {
  const { t } = useLingui()
  const flows = useFlows()
  const counts = shownOn(useActivity()?.cashBackType ?? 'EP')
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const shown: Sum['key'][] = [...(counts.credit ? ['credit' as const] : []), ...(counts.points ? ['points' as const] : [])]
  const [wanted, setWanted] = useState<Sum['key']>('credit')
  const measure = shown.includes(wanted) ? wanted : (shown[0] ?? 'credit')
  const days = useMemo(() => daysOf(zone), [zone])
  const moment = useMoment(flows.at, zone)
  useShowing(flows.at)
  const today = onTheWall(zone, Date.now()).day
  const pages = flows.pages
  const lines = useMemo(() => (pages ? linesOf(pages, days, !flows.hasMore) : []), [pages, days, flows.hasMore])

  if (flows.isLoading) return <FlowsSkeleton />
  if (!pages)
    return (
      <LoadFailed
        failure={flows.failure}
        title={t`Movimenti non disponibili`}
        offline={t`Per vedere i movimenti serve la rete. La tua carta funziona anche senza.`}
        onRetry={flows.retry}
      />
    )
  const failed = flows.failure?.status
    ? [flows.failure.message, moment && t`Il tuo saldo è al sicuro: vedi i dati di ${moment}.`].filter(Boolean).join(' ')
    : undefined
  return (
    <>
      {failed !== undefined ? <NotUpdated message={failed} onRetry={flows.retry} /> : null}
      {lines.length === 0 ? (
        <State
          picture={<ReceiptText size={64} strokeWidth={1.5} />}
          title={t`Ancora nessun movimento`}
          text={t`Mostra la carta in cassa: il credito e i punti che guadagni compaiono qui.`}
          action={
            <ButtonLink look="primary" to="/card">
              <CreditCard aria-hidden size={20} strokeWidth={1.75} />
              <Trans>Mostra la carta</Trans>
            </ButtonLink>
          }
        />
      ) : (
        <div className="flows">
          <BalanceChart flows={pages[0] ?? []} zone={zone} today={today} shown={shown} measure={measure} onMeasure={setWanted} />
          <div>
            <FlowList
              name={flows.activityId}
              lines={lines}
              today={today}
              zone={zone}
              measure={measure}
              counts={counts}
              onNearEnd={flows.more}
            />
            <FlowsEnd flows={flows} moment={moment} />
          </div>
        </div>
      )}
    </>
  )
}
