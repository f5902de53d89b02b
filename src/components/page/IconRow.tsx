import { ChevronRight, type LucideIcon } from 'lucide-react'
import { NavLink } from 'react-router-dom'
import './icon-row.css'

type Props = {
  to: `/${string}`
  Icon: LucideIcon
  title: string
  detail?: string | undefined
  /** It takes something away for good. */
  isGrave?: boolean
  /** It takes the place of this page among those that she came by. */
  replace?: boolean
}

/** The way to one thing, in a panel of `icon-rows`; the page that is open is marked. */
export function IconRow({ to, Icon, title, detail, isGrave = false, replace = false }: Props) {
  return (
    <li>
      <NavLink className={isGrave ? 'icon-row icon-row-grave' : 'icon-row'} to={to} replace={replace}>
        <span className="row-icon">
          <Icon aria-hidden size={20} strokeWidth={1.75} />
        </span>
        <span className="row-words">
          <strong>{title}</strong>
          {detail ? <span className="small quiet">{detail}</span> : null}
        </span>
        <ChevronRight aria-hidden size={20} strokeWidth={1.75} />
      </NavLink>
    </li>
  )
}
