import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import type { LanguageCode } from '#contract/languages.ts'
import { readPath, switchLanguage } from '#rules/languages.ts'
import { leave } from '../ui/leave.ts'
import { speak } from './catalogues.ts'
import { chooseLanguage } from './choice.ts'

type Spoken = { language: LanguageCode; change: (language: LanguageCode) => void }

const SpokenContext = createContext<Spoken>({ language: 'it', change: () => {} })

/** The page's language, read off its address, and the way to change it. Spec §4. */
export const useLanguage = () => useContext(SpokenContext)

const address = () => location.pathname + location.search + location.hash

/** Holds the language; `children` are drawn anew under the new prefix. */
export function LanguageProvider({ children }: { children: (basename: string) => ReactNode }) {
  const [language, setLanguage] = useState(() => readPath(address()).language)
  const change = useCallback((wanted: LanguageCode) => {
    const speakIt = async () => {
      await speak(wanted)
      chooseLanguage(wanted)
      history.replaceState(history.state, '', switchLanguage(address(), wanted))
      setLanguage(wanted)
    }
    leave(() => void speakIt())
  }, [])
  const spoken = useMemo(() => ({ language, change }), [language, change])
  return <SpokenContext value={spoken}>{children(language === 'it' ? '/' : `/${language}`)}</SpokenContext>
}
