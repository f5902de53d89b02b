import { Trans, useLingui } from '@lingui/react/macro'
import { ScanBarcode, Smartphone, Undo2, Wallet } from 'lucide-react'
import { useEffect } from 'react'
import type { TillAct } from '#contract/counter-till.ts'
import { centsOf, signedEuros } from '#rules/money.ts'
import { useActivity, useConfiguration } from '../../../api/activities.ts'
import { useTillActs } from '../../../api/counter-till.ts'
import { DrawnCheck } from '../../../components/steps/DrawnCheck.tsx'
import { WorkFailed } from '../../../components/staff/WorkFailed.tsx'
import { signedPointWords } from '../../../components/words/point-words.ts'
import { useLanguage } from '../../../i18n/use-language.tsx'
import { useActivityId } from '../../../state/hooks.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Coming } from '../../../ui/Coming.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Row } from '../../../ui/Row.tsx'
import { ActsLink } from './ActsLink.tsx'
import { TillStep } from './TillStep.tsx'
import { LostAnswer } from './LostAnswer.tsx'
import { NotFound } from './NotFound.tsx'
import { ended } from './pending.ts'
import { Refused } from './Refused.tsx'
import { actPoints, actTitle, balanceWords } from './till-words.ts'
import { Undo } from './Undo.tsx'
import { type Deeds, useDeed } from './use-deed.ts'
import { useFind } from './use-find.ts'
import { useTypingScanner } from './use-typing-scanner.ts'
import './scan.css'
import './amount.css'
import './done.css'
import './till.css'

/** What was just done, whether she sees it, and for a minute the way back. LOOK "counter-3". */
export function DonePart({ id }: { id: string }) {
  const { t, i18n } = useLingui()
  const { language } = useLanguage()
  const { data: acts, isLoading, failure, retry } = useTillActs(language)
  const act = acts?.find((one) => one.id === id)
  const find = useFind()
  useTypingScanner(find.onCode)
  if (!act)
    return (
      <TillStep title={t`Cassa`} to="/counter/till" isFirst>
        {isLoading ? (
          <Coming parts={[{ on: 'panel', count: 2, lines: [62] }]} />
        ) : acts ? (
          <p className="quiet">
            <Trans>È passato troppo tempo: quello che hai fatto è nei movimenti della carta.</Trans>
          </p>
        ) : (
          <WorkFailed
            failure={failure}
            title={t`Non riusciamo a caricare i dati`}
            offline={t`Quello che hai fatto resta: lo vedi appena torna la rete.`}
            onRetry={retry}
          />
        )}
      </TillStep>
    )
  return (
    <TillStep title={i18n._(actTitle(act))} to="/counter/till" isFirst actions={<ActsLink />}>
      {find.failure ? <NotFound failure={find.failure} onClose={find.clear} /> : null}
      <Done act={act} />
    </TillStep>
  )
}

/** Of what nobody knows whether it arrived: no longer its undo, once the list says that it is undone, though the answer was lost. */
function useLost({ id, undone, customer }: TillAct, { lost, isBusy, clear }: Deeds) {
  const activityId = useActivityId() ?? ''
  const isKnown = lost?.kind === 'undo' && lost.actId === id && Boolean(undone) && !isBusy
  useEffect(() => {
    if (!isKnown) return
    ended({ activityId, customerId: customer.id })
    clear()
  }, [isKnown, activityId, customer.id, clear])
  return isKnown ? undefined : lost
}

function Done({ act }: { act: TillAct }) {
  const { i18n } = useLingui()
  const { customer, value, title, created, undone, isSeen } = act
  const deeds = useDeed(customer)
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const type = useActivity()?.cashBackType ?? 'EP'
  const lost = useLost(act, deeds)
  if (lost) return <LostAnswer customer={customer} deeds={deeds} deed={lost} />
  const time = i18n.date(undone ?? created, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone })
  const [credit, counted] = [centsOf(value), actPoints(act)]
  const sums = [...(credit === 0 ? [] : [signedEuros(credit)]), ...(counted === 0 ? [] : [signedPointWords(counted)])]
  return (
    <div className="cash-step">
      <div className={undone ? 'cash-check cash-check-undone' : 'cash-check'}>
        {undone ? <Undo2 aria-hidden size={64} strokeWidth={1.5} /> : <DrawnCheck />}
        {title ? <p className="cash-sum">{title}</p> : null}
        {sums.map((sum) => (
          <p key={sum} className="cash-sum">
            {sum}
          </p>
        ))}
        <p className="quiet">
          {credit < 0 || counted < 0 ? (
            <Trans>
              da {customer.name}, alle {time}
            </Trans>
          ) : (
            <Trans>
              a {customer.name}, alle {time}
            </Trans>
          )}
        </p>
      </div>
      <Panel as="ul" className="cash-rows">
        {undone ? null : (
          <Row role="status">
            <Smartphone aria-hidden size={24} strokeWidth={1.75} className={isSeen ? 'cash-seen' : 'cash-mark-quiet'} />
            <strong>{isSeen ? <Trans>Lo vede già sul telefono</Trans> : <Trans>Glielo mostriamo appena riapre l’app</Trans>}</strong>
          </Row>
        )}
        <Row>
          <Wallet aria-hidden size={24} strokeWidth={1.75} className="cash-mark-quiet" />
          <span className="cash-now">
            <Trans>Sulla carta ora</Trans>
          </span>
          <strong>{balanceWords(act, type, i18n)}</strong>
        </Row>
      </Panel>
      <div className="cash-foot">
        <Refused deeds={deeds} />
        <Undo act={act} deeds={deeds} />
        <ButtonLink look="primary" isWide className="cash-go" to="/counter/till" replace>
          <ScanBarcode aria-hidden strokeWidth={1.75} />
          <Trans>Prossima carta</Trans>
        </ButtonLink>
      </div>
    </div>
  )
}
