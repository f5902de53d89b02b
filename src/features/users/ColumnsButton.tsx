import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Columns3 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Column, COLUMNS } from './columns.ts'
import { Panel } from '../../ui/Panel.tsx'
import '../../ui/button.css'
import './user-table.css'
import './roles.css'

type Props = { columns: typeof COLUMNS; hidden: readonly string[]; onToggle: (column: Column) => void }

/** Which columns this device shows; Esc or a tap elsewhere closes it. Spec §3. */
export function ColumnsButton({ columns, hidden, onToggle }: Props) {
  const { i18n } = useLingui()
  const key = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = (event: Event) => {
      const isElsewhere = event.type === 'pointerdown' && !key.current?.contains(event.target as Node)
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape'
      if (key.current?.open && (isElsewhere || isEscape)) key.current.open = false
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('keydown', close)
    }
  }, [])
  return (
    <details className="users-columns" ref={key}>
      <summary className="button button-small">
        <Columns3 aria-hidden size={18} strokeWidth={1.75} />
        <Trans>Colonne</Trans>
      </summary>
      <Panel className="users-columns-list">
        {columns.map(({ key: column, title }) => (
          <label key={column} className="user-role">
            <input type="checkbox" checked={!hidden.includes(column)} onChange={() => onToggle(column)} />
            <span className="user-role-box" aria-hidden>
              {hidden.includes(column) ? null : <Check size={18} strokeWidth={2.5} />}
            </span>
            {i18n._(title)}
          </label>
        ))}
      </Panel>
    </details>
  )
}
