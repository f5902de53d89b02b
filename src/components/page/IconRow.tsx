import { ChevronRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import './icon-row.css'
import { Row, RowIcon, RowWords } from '../../ui/Row.tsx'

type Props = {
  to: `/${string}`
  Icon: LucideIcon
  title: string
  detail?: ReactNode
  /** It takes something away for good. */
  isGrave?: boolean
  /** It takes the place of this page among those that she came by. */
  replace?: boolean
}

/** The way to one thing, in a panel of `icon-rows`; the page that is open is marked. */
export function IconRow({ to, Icon, title, detail, isGrave = false, replace = false }: Props) {
  return (
    <li>
      <Row as={NavLink} className={isGrave ? 'icon-row icon-row-grave' : 'icon-row'} to={to} replace={replace}>
        <RowIcon>
          <Icon aria-hidden size={20} strokeWidth={1.75} />
        </RowIcon>
        <RowWords>
          <strong>{title}</strong>
          {detail ? <span className="small quiet">{detail}</span> : null}
        </RowWords>
        <ChevronRight aria-hidden size={20} strokeWidth={1.75} />
      </Row>
    </li>
  )
}
