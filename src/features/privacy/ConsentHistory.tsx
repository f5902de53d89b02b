import { Trans, useLingui } from '@lingui/react/macro'
import { Check, X } from 'lucide-react'
import type { Consent } from '#contract/privacy.ts'
import { useDate } from './use-date.ts'
import { Row, RowIcon, RowWords } from '../../ui/Row.tsx'
import { Panel } from '../../ui/Panel.tsx'
import './privacy.css'

/** All she ever said, the newest first, with its time and the version it was said to. SEMANTICS 10. */
export function ConsentHistory({ history }: { history: readonly Consent[] }) {
  const { t } = useLingui()
  const date = useDate()
  if (history.length === 0) return null
  const words = {
    A: [t`Presa visione ritirata`, t`Informativa letta`],
    B: [t`Offerte e novità: no, grazie`, t`Offerte e novità: sì`],
    C: [t`Proposte su misura: no, grazie`, t`Proposte su misura: sì`],
  }
  return (
    <Panel as="section" className="privacy-history" aria-labelledby="privacy-history">
      <h2 id="privacy-history">
        <Trans>Le tue risposte</Trans>
      </h2>
      <ul>
        {history.map(({ id, point, given, at, version }) => (
          <Row key={id}>
            <RowIcon tone={given ? 'good' : undefined}>
              {given ? <Check aria-hidden size={20} strokeWidth={1.75} /> : <X aria-hidden size={20} strokeWidth={1.75} />}
            </RowIcon>
            <RowWords>
              <strong>{words[point][given ? 1 : 0]}</strong>
              <span className="small quiet">
                {date(at, true)} · <Trans>versione {version}</Trans>
              </span>
            </RowWords>
          </Row>
        ))}
      </ul>
    </Panel>
  )
}
