import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { TillAct } from '#contract/counter-till.ts'
import { UNDO_SECONDS } from '#rules/till.ts'
import { useConfiguration } from '../../../api/activities.ts'
import { useCountdown } from '../../../components/steps/use-countdown.ts'
import { serverTime } from '../../../state/clock.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { Row, RowWords } from '../../../ui/Row.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { actSums, actTitle } from './till-words.ts'
import './scan.css'
import './till.css'

/** What was done at the till, a row each, and how long it can be undone. */
export function ActRows({ acts }: { acts: readonly TillAct[] }) {
  return (
    <Panel as="ul" className="cash-rows">
      {acts.map((act) => (
        <Act key={act.id} act={act} />
      ))}
    </Panel>
  )
}

function Act({ act }: { act: TillAct }) {
  const { i18n } = useLingui()
  const zone = useConfiguration()?.zone ?? 'Europe/Rome'
  const left = Math.min(UNDO_SECONDS, useCountdown(Date.parse(act.created) - serverTime(0), UNDO_SECONDS))
  const time = i18n.date(act.created, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: zone })
  const isGift = act.kind === 'given' || act.kind === 'issued'
  const what = act.title ?? (isGift ? '' : actSums(act, i18n))
  return (
    <li>
      <Row as={Link} hasEnd to={`/counter/till/acts/${act.id}`}>
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
