import { useEffect, useState } from 'react'
import { SearchField } from '../../ui/SearchField.tsx'

/** Milliseconds after the last letter. */
const PAUSE = 300

type Props = { label: string; value: string; onSearch: (text: string) => void }

/** Searches a list of the server as she types; a list that is all on the device has `SearchField` alone. */
export function ListSearch({ label, value, onSearch }: Props) {
  const [text, setText] = useState(value)
  useEffect(() => {
    if (text.trim() === value) return
    const timer = setTimeout(() => onSearch(text.trim()), PAUSE)
    return () => clearTimeout(timer)
  })
  return <SearchField value={text} onChange={setText} label={label} maxLength={254} />
}
