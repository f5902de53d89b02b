import { useEffect, useState } from 'react'
import { SEARCH_LENGTH } from '#contract/wire.ts'
import { SearchField } from '../../ui/SearchField.tsx'

/** Milliseconds after the last letter. */
const PAUSE = 300

type Props = { label: string; value: string; pause?: number; isOpened?: boolean; onSearch: (text: string) => void }

/** Searches a list of the server as she types; a list that is all on the device has `SearchField` alone. */
export function ListSearch({ label, value, pause = PAUSE, isOpened, onSearch }: Props) {
  const [text, setText] = useState(value)
  // The value, and what was sent since and has not come back as the value yet: any other value was not typed here.
  const [sent, setSent] = useState([value])
  if (sent[0] !== value) {
    const own = sent.indexOf(value)
    setSent(own < 0 ? [value] : sent.slice(own))
    if (own < 0) setText(value)
  }
  useEffect(() => {
    const search = text.trim()
    if (search === sent.at(-1)) return
    const timer = setTimeout(() => {
      setSent([...sent, search])
      onSearch(search)
    }, pause)
    return () => clearTimeout(timer)
  })
  return <SearchField value={text} onChange={setText} label={label} maxLength={SEARCH_LENGTH} {...(isOpened && { isOpened })} />
}
