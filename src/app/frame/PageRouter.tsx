import { type ReactNode, startTransition, useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { Router } from 'react-router-dom'
import type { LanguageCode } from '#contract/languages.ts'
import { inLanguage, switchLanguage } from '#rules/languages.ts'
import { growing } from '../../ui/growing.ts'
import { usePainted } from '../../ui/use-painted.ts'
import { comingTo } from '../page.tsx'
import { heldHistory, pageOf } from './held-history.ts'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import './loading-bar.css'

/**
 * React Router's own BrowserRouter, but for two things: what is on the screen stays there until the code of the next page is
 * on the device, or cannot be had (LOOK, Motion), and what she touched grows into it; and a way out of a form that she has begun
 * to fill is asked about first.
 */
export function PageRouter({ language, children }: { language: LanguageCode; children: ReactNode }) {
  const [history] = useState(heldHistory)
  const [{ action, location }, draw] = useState({ action: history.action, location: history.location })
  const [isComing, setComing] = useState(false)
  const isPainted = usePainted()
  // An address from before she chose another language is the same page in this one.
  const spoken = useMemo(() => ({ ...location, pathname: switchLanguage(location.pathname, language) }), [location, language])
  useEffect(() => {
    const address = window.location.pathname + window.location.search + window.location.hash
    const meant = switchLanguage(address, language)
    if (meant !== address) window.history.replaceState(window.history.state, '', meant)
  }, [location, language])
  useEffect(() => {
    // Without it pages change at once.
    if (isPainted) void import('../../ui/grow.ts').then(({ beginGrowing }) => beginGrowing()).catch(() => undefined)
  }, [isPainted])
  useLayoutEffect(() => {
    let wanted: unknown
    let shown = pageOf(history.location.pathname)
    return history.listen((update) => {
      wanted = update
      const show = () => {
        if (wanted !== update) return
        setComing(false)
        const page = pageOf(update.location.pathname)
        const change = () => {
          if (wanted === update) draw(update)
        }
        if (page === shown) startTransition(change)
        else growing.draw(change, update.action === 'POP' ? 'back' : 'on')
        shown = page
      }
      const code = comingTo(pageOf(update.location.pathname))
      if (!code) return show()
      setComing(true)
      void code.then(show)
    })
  }, [history])
  return (
    <Router basename={inLanguage(language, '/')} navigator={history} location={spoken} navigationType={action}>
      {isComing ? <div className="loading-bar" /> : null}
      {children}
      <LeaveQuestion />
    </Router>
  )
}
