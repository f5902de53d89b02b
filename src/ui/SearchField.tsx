import { useLingui } from '@lingui/react/macro'
import { Search, X } from 'lucide-react'
import './search.css'

type Props = { value: string; onChange: (value: string) => void; label: string; isOpened?: boolean; maxLength?: number }

/** Search as one types; Esc or its key empties it. */
export function SearchField({ value, onChange, label, isOpened, maxLength }: Props) {
  const { t } = useLingui()
  return (
    <div className="search">
      <Search aria-hidden size={20} strokeWidth={1.75} />
      <input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={maxLength}
        aria-label={label}
        placeholder={label}
        value={value}
        ref={isOpened ? focusFirst : undefined}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onChange('')}
      />
      {value ? (
        <button type="button" aria-label={t`Cancella la ricerca`} onClick={() => onChange('')}>
          <X aria-hidden size={20} strokeWidth={1.75} />
        </button>
      ) : null}
    </div>
  )
}

/** The tap that opened the field was meant for it. */
const focusFirst = (node: HTMLInputElement | null) => node?.focus({ preventScroll: true })
