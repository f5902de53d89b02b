import { ChevronRight, type LucideIcon } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'

/** Rows that belong together, under a title. */
export function RowGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="profile-group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="panel profile-rows">{children}</ul>
    </section>
  )
}

type Props = { to: `/${string}`; Icon: LucideIcon; title: string; detail?: string | undefined; isGrave?: boolean }

/** The way to one thing that she can look at or change. */
export function ProfileRow({ to, Icon, title, detail, isGrave = false }: Props) {
  return (
    <li>
      <Link className={isGrave ? 'profile-row profile-row-grave' : 'profile-row'} to={to}>
        <span className="profile-icon">
          <Icon aria-hidden size={20} strokeWidth={1.75} />
        </span>
        <span className="profile-words">
          <strong>{title}</strong>
          {detail ? <span className="small quiet">{detail}</span> : null}
        </span>
        <ChevronRight aria-hidden size={20} strokeWidth={1.75} />
      </Link>
    </li>
  )
}
