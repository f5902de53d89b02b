import { type ReactNode, useId } from 'react'

/** Rows that belong together, under a title. */
export function RowGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className="profile-group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className="panel icon-rows">{children}</ul>
    </section>
  )
}
