import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { SearchField } from '../../ui/SearchField.tsx'

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
  return <SearchField value={text} onChange={setText} label={t`Cerca per nome o e-mail`} maxLength={254} />
}
