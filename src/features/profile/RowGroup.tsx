import { type ReactNode, useId } from 'react'
import { Panel } from '../../ui/Panel.tsx'
import './profile.css'
import '../../components/page/icon-row.css'

/** Rows that belong together, under a title. */
export function RowGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="profile-group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Panel as="ul" className="icon-rows">
        {children}
      </Panel>
    </section>
  )
}
