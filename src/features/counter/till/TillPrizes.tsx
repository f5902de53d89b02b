import { Trans, useLingui } from '@lingui/react/macro'
import { Gift } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { CounterPrize } from '#contract/counter-prizes.ts'
import { codeInGroups } from '#rules/coupons.ts'
import { onTheWall } from '#rules/days.ts'
import { useConfiguration } from '../../../api/activities.ts'
import { useCounterPrizes, useRedeemPrizeMutation } from '../../../api/counter-prizes.ts'
import { useSubmit } from '../../../components/submit/use-submit.ts'
import { dayName } from '../../../components/words/day-name.ts'
import { useMinute } from '../../../components/words/use-minute.ts'
import { WorkFailed } from '../../../components/staff/WorkFailed.tsx'
import { useLanguage } from '../../../i18n/use-language.tsx'
import { Button } from '../../../ui/Button.tsx'
import { NotUpdated } from '../../../ui/NotUpdated.tsx'
import { Dialog } from '../../../ui/overlays.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { Row, RowIcon, RowWords } from '../../../ui/Row.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useOnline } from '../../../ui/use-online.ts'
import './scan.css'
import './till-prizes.css'

type Props = { activityId: string; customerId: string }

/** What a customer can collect, at her till: each is handed over once, after one question; that whose code was read is asked about at once. Nothing where there is nothing. SEMANTICS 14. */
export function TillPrizes({ activityId, customerId }: Props) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const prizes = useCounterPrizes(activityId, customerId, language)
  const [search] = useSearchParams()
  const [asked, setAsked] = useState(search.get('prize'))
  const [giving, setGiving] = useState<CounterPrize>()
  // It stays while it is asked about, though the list has it no more: its answer was lost, or another till was faster.
  const found = asked === giving?.id ? undefined : prizes.data?.find(({ id }) => id === asked)
  if (found) setGiving(found)
  const close = () => {
    setAsked(null)
    setGiving(undefined)
  }
  if (prizes.isLoading) return <Skeleton className="till-prizes-skeleton" />
  if (!prizes.data)
    return (
      <WorkFailed
        failure={prizes.failure}
        title={t`Non riusciamo a caricare i premi`}
        offline={t`Senza rete non si consegnano premi: torna la rete, e sono qui.`}
        onRetry={prizes.retry}
      />
    )
  return (
    <>
      {prizes.data.length > 0 ? (
        <section className="till-prizes">
          <h2>
            <Trans>Premi da consegnare</Trans>
          </h2>
          {prizes.failure?.status ? <NotUpdated failure={prizes.failure} onRetry={prizes.retry} /> : null}
          <Panel as="ul" className="cash-rows">
            {prizes.data.map((prize) => (
              <PrizeLine key={prize.id} prize={prize} onGive={() => setAsked(prize.id)} />
            ))}
          </Panel>
        </section>
      ) : null}
      {giving ? <HandOver activityId={activityId} prize={giving} onClose={close} /> : null}
    </>
  )
}

function PrizeLine({ prize: { title, code, expires }, onGive }: { prize: CounterPrize; onGive: () => void }) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const isOnline = useOnline()
  const last = dayName(expires, language, onTheWall(zone, useMinute()).day)
  return (
    <Row hasEnd>
      <RowIcon tone="brand">
        <Gift aria-hidden size={20} strokeWidth={1.75} />
      </RowIcon>
      <RowWords>
        <strong>{title}</strong>
        <span className="small quiet">
          {codeInGroups(code)} · <Trans>fino a {last}</Trans>
        </span>
      </RowWords>
      <Button isSmall disabled={!isOnline} aria-label={t`Consegna ${title}`} onClick={onGive}>
        {isOnline ? <Trans>Consegna</Trans> : <Trans>serve la rete</Trans>}
      </Button>
    </Row>
  )
}

function HandOver({
  activityId,
  prize: { id, title, customer },
  onClose,
}: {
  activityId: string
  prize: CounterPrize
  onClose: () => void
}) {
  const { t } = useLingui()
  const [redeem] = useRedeemPrizeMutation()
  const { submit, isBusy, isOffline, refusal } = useSubmit(() => redeem({ activityId, id }), {
    success: t`Premio consegnato`,
    onDone: onClose,
  })
  const { name } = customer
  return (
    <Dialog
      title={t`Consegnare il premio?`}
      save={t`Consegna`}
      cancel={t`Indietro`}
      size="small"
      isReady
      isBusy={isBusy}
      isOffline={isOffline}
      refusal={refusal}
      onSave={() => void submit()}
      onClose={onClose}
    >
      <p>
        <strong>{title}</strong>
      </p>
      <p className="quiet">
        <Trans>A {name}, che riceve un avviso. Si consegna una volta sola.</Trans>
      </p>
    </Dialog>
  )
}
