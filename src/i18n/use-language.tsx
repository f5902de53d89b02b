import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import type { LanguageCode } from '#contract/languages.ts'
import { readPath, switchLanguage } from '#rules/languages.ts'
import { speak } from './catalogues.ts'
import { chooseLanguage } from './choice.ts'

type Spoken = { language: LanguageCode; change: (language: LanguageCode) => void }

const SpokenContext = createContext<Spoken>({ language: 'it', change: () => {} })

/** The page's language, read off its address, and the way to change it. Spec §4. */
export const useLanguage = () => useContext(SpokenContext)

const address = () => location.pathname + location.search + location.hash

/** Holds the language. Who changes it stays where she is, with all that she has chosen and typed: `children` stay mounted. */
export function LanguageProvider({ children }: { children: (language: LanguageCode) => ReactNode }) {
  const [language, setLanguage] = useState(() => readPath(address()).language)
  const change = useCallback((wanted: LanguageCode) => {
    const speakIt = async () => {
      if (!(await speak(wanted))) return
      chooseLanguage(wanted)
      history.replaceState(history.state, '', switchLanguage(address(), wanted))
      setLanguage(wanted)
    }
    void speakIt()
  }, [])
  const spoken = useMemo(() => ({ language, change }), [language, change])
  return <SpokenContext value={spoken}>{children(language)}</SpokenContext>
}
