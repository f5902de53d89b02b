import { useEffect, useState } from 'react'
import { useLanguage } from '../../i18n/use-language.tsx'

const SECOND_MS = 1_000
const MINUTE_MS = 60_000

/** How long ago this device did something, counted on: "2 secondi fa", "1 minuto fa". @param at on its own clock, in milliseconds   @returns undefined without one */
export function useAgo(at: number | undefined): string | undefined {
  const { language } = useLanguage()
  const [now, setNow] = useState(Date.now)
  const isCounting = at !== undefined
  useEffect(() => {
    if (!isCounting) return
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [isCounting])
  if (at === undefined) return undefined
  const ago = Math.max(0, now - at)
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  return ago < MINUTE_MS ? words.format(-Math.floor(ago / SECOND_MS), 'second') : words.format(-Math.floor(ago / MINUTE_MS), 'minute')
}
