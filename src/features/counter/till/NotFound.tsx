import { Trans, useLingui } from '@lingui/react/macro'
import { CircleQuestionMark, ShieldX, X } from 'lucide-react'
import type { Failure } from '../../../api/base-query.ts'
import { useWhy } from '../../../components/words/use-why.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Panel } from '../../../ui/Panel.tsx'
import { Row, RowIcon, RowWords } from '../../../ui/Row.tsx'
import './scan.css'

/** Why a card was not opened, and what to do next. */
export function NotFound({ failure, onClose }: { failure: Failure; onClose?: () => void }) {
  const { t } = useLingui()
  const why = useWhy()
  const isOwn = failure.code === 'own_card'
  return (
    <Panel className="cash-refused" role="alert">
      <Row as="div">
        <RowIcon tone={isOwn ? 'bad' : 'warn'}>
          {isOwn ? <ShieldX aria-hidden size={20} strokeWidth={1.75} /> : <CircleQuestionMark aria-hidden size={20} strokeWidth={1.75} />}
        </RowIcon>
        <RowWords>
          {isOwn ? (
            <>
              <strong>
                <Trans>Questa è la tua carta</Trans>
              </strong>
              <span className="quiet">
                <Trans>chiedi a un collega</Trans>
              </span>
            </>
          ) : failure.status === 404 ? (
            <>
              <strong>
                <Trans>Carta non trovata</Trans>
              </strong>
              <span className="quiet">
                <Trans>controlla il numero o cerca il nome</Trans>
              </span>
            </>
          ) : (
            <strong>{why(failure)}</strong>
          )}
        </RowWords>
        {onClose ? (
          <IconButton look="bare" label={t`Chiudi`} onClick={onClose}>
            <X aria-hidden size={20} strokeWidth={1.75} />
          </IconButton>
        ) : null}
      </Row>
    </Panel>
  )
}
