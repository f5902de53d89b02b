import { Megaphone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Panel } from '../../ui/Panel.tsx'
import { RowIcon } from '../../ui/Row.tsx'
import './home.css'

/** In the place of what is new, why nothing is. */
export function HomeEmpty({ children }: { children: ReactNode }) {
  return (
    <Panel className="home-empty">
      <RowIcon tone="brand" isLarge>
        <Megaphone aria-hidden strokeWidth={1.75} />
      </RowIcon>
      <p>{children}</p>
    </Panel>
  )
}
