import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import './icon-row.css'
import { Row, RowIcon, RowWords } from '../../ui/Row.tsx'

type Props = {
  Icon: LucideIcon
  title: string
  detail?: ReactNode
  isOff?: boolean
  isBusy?: boolean
  onPress: () => void
  /** A key of its own, at the end. */
  end?: ReactNode
}

/** Something that can be done here, in a panel of `icon-rows`: it leads nowhere, so no chevron stands at its end. */
export function KeyRow({ Icon, title, detail, isOff, isBusy, onPress, end }: Props) {
  return (
    <li className="key-row">
      <Row as="button" type="button" className="icon-row" disabled={isOff} aria-busy={isBusy || undefined} onClick={onPress}>
        <RowIcon>
          <Icon aria-hidden size={20} strokeWidth={1.75} />
        </RowIcon>
        <RowWords>
          <strong>{title}</strong>
          {detail ? <span className="small quiet">{detail}</span> : null}
        </RowWords>
      </Row>
      {end}
    </li>
  )
}
