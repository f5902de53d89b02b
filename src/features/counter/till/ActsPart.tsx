import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { TillAct } from '#contract/counter-till.ts'
import { centsOf, tenThousandthsOf } from '#rules/money.ts'
import { UNDO_SECONDS } from '#rules/till.ts'
import { useConfiguration } from '../../../api/activities.ts'
import { useTillActs } from '../../../api/counter-till.ts'
import { useCountdown } from '../../../components/steps/use-countdown.ts'
import { useLanguage } from '../../../i18n/use-language.tsx'
import { serverTime } from '../../../state/clock.ts'
import { Coming } from '../../../ui/Coming.tsx'
import { LoadFailed } from '../../../ui/LoadFailed.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Row, RowWords } from '../../../ui/Row.tsx'
import { State } from '../../../ui/State.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { TillStep } from './TillStep.tsx'
import { actTitle, bothWords } from './till-words.ts'
import './scan.css'
import './till.css'

/** What whoever is logged in did within the last minutes: asked of the server, so that a reload loses nothing. */
export function ActsPart() {
  const { t } = useLingui()
  const { language } = useLanguage()
  const { data: acts, isLoading, failure, retry } = useTillActs(language)
  return (
    <TillStep title={t`Fatti da poco`} to="/counter/till">
      {acts && acts.length > 0 ? (
        <Panel as="ul" className="cash-rows">
          {acts.map((act) => (
            <Act key={act.id} act={act} />
          ))}
        </Panel>
      ) : acts ? (
        <State
          scene="clock"
          title={t`Ancora niente`}
          text={t`Quello che fai in cassa resta qui per qualche minuto, e per un minuto si può annullare.`}
        />
      ) : isLoading ? (
        <Coming parts={[{ on: 'panel', count: 3, lines: [62, 40], hasEnd: true }]} />
      ) : (
        <LoadFailed
          failure={failure}
          title={t`Non riusciamo a caricare i dati`}
          offline={t`Quello che hai fatto resta: lo vedi appena torna la rete.`}
          onRetry={retry}
        />
      )}
    </TillStep>
  )
}

function Act({ act }: { act: TillAct }) {
  const { i18n } = useLingui()
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const left = Math.min(UNDO_SECONDS, useCountdown(Date.parse(act.created) - serverTime(0), UNDO_SECONDS))
  const time = i18n.date(act.created, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone })
  const isGift = act.kind === 'given' || act.kind === 'issued'
  const sums = () => bothWords(Math.abs(centsOf(act.value)), Math.abs(tenThousandthsOf(act.points)), i18n)
  const what = act.title ?? (isGift ? '' : sums())
  return (
    <li>
      <Row as={Link} to={`/counter/till/acts/${act.id}`}>
        <RowWords>
          <strong>{[i18n._(actTitle(act)), what].filter(Boolean).join(' · ')}</strong>
          <span className="quiet">{[time, act.customer.name].join(' · ')}</span>
        </RowWords>
        {act.undone || left === 0 ? null : (
          <Tag look="warn">
            <Trans>si annulla per {left} s</Trans>
          </Tag>
        )}
        <ChevronRight aria-hidden size={20} strokeWidth={1.75} />
      </Row>
    </li>
  )
}
