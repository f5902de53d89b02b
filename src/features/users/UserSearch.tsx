import { useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'

/** Milliseconds after the last letter. */
const PAUSE = 300

/** Looks for a name or an address, as she types. */
export function UserSearch({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const { t } = useLingui()
  const [text, setText] = useState(value)
  useEffect(() => {
    if (text.trim() === value) return
    const timer = setTimeout(() => onSearch(text.trim()), PAUSE)
    return () => clearTimeout(timer)
  })
  return (
    <div className="users-search">
      <Search aria-hidden size={20} strokeWidth={1.75} />
      <input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={254}
        aria-label={t`Cerca per nome o e-mail`}
        placeholder={t`Cerca per nome o e-mail`}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </div>
  )
}
