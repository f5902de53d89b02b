import { Trans } from '@lingui/react/macro'
import { ChevronRight, CloudAlert } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useActivityId } from '../../../state/hooks.ts'
import { Panel } from '../../../ui/Panel.tsx'
import { Row, RowIcon, RowWords } from '../../../ui/Row.tsx'
import { usePending } from './pending.ts'
import './scan.css'

/** The cards on which something was done of which nobody knows whether it arrived. */
export function Unknown() {
  const pending = usePending(useActivityId() ?? '')
  if (pending.length === 0) return null
  return (
    <Panel as="ul" className="cash-rows">
      {pending.map(({ customerId, name }) => (
        <li key={customerId}>
          <Row as={Link} to={`/counter/till/${customerId}`}>
            <RowIcon tone="warn">
              <CloudAlert aria-hidden size={20} strokeWidth={1.75} />
            </RowIcon>
            <RowWords>
              <strong>
                <Trans>Non sappiamo se è arrivato</Trans>
              </strong>
              <span className="quiet">{name}</span>
            </RowWords>
            <ChevronRight aria-hidden size={20} strokeWidth={1.75} />
          </Row>
        </li>
      ))}
    </Panel>
  )
}
