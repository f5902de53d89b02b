import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { Page } from '../../../components/page/Page.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { CounterBar } from '../CounterBar.tsx'
import './till.css'

type Props = { title: string; to: string; isFirst?: boolean; actions?: ReactNode; children: ReactNode }

/** A page of the till with its way back, or out. */
export function TillStep({ title, to, isFirst = false, actions, children }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const mark = (
    <IconButton label={isFirst ? t`Chiudi` : t`Torna indietro`} onClick={() => navigate(to, { replace: true })}>
      {isFirst ? <X aria-hidden strokeWidth={1.75} /> : <ChevronLeft aria-hidden strokeWidth={1.75} />}
    </IconButton>
  )
  return (
    <Page
      title={title}
      mark={mark}
      actions={
        <>
          <CounterBar />
          {actions}
        </>
      }
    >
      <div className="cash">{children}</div>
    </Page>
  )
}
