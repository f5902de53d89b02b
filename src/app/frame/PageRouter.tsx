import { type ReactNode, startTransition, useEffect, useLayoutEffect, useState } from 'react'
import { Router } from 'react-router-dom'
import { readPath } from '#rules/languages.ts'
import { growing } from '../../ui/growing.ts'
import { usePainted } from '../../ui/use-painted.ts'
import { comingTo } from '../page.tsx'
import { heldHistory } from './held-history.ts'
import { LeaveQuestion } from './LeaveQuestion.tsx'
import './loading-bar.css'

/**
 * React Router's own BrowserRouter, but for two things: what is on the screen stays there until the code of the next page is
 * on the device, or cannot be had (LOOK, Motion), and what she touched grows into it; and a way out of a form that she has begun
 * to fill is asked about first.
 */
export function PageRouter({ basename, children }: { basename: string; children: ReactNode }) {
  const [history] = useState(heldHistory)
  const [{ action, location }, draw] = useState({ action: history.action, location: history.location })
  const [isComing, setComing] = useState(false)
  const isPainted = usePainted()
  useEffect(() => {
    // Without it pages change at once.
    if (isPainted) void import('../../ui/grow.ts').then(({ beginGrowing }) => beginGrowing()).catch(() => undefined)
  }, [isPainted])
  useLayoutEffect(() => {
    let wanted: unknown
    let shown = history.location.pathname
    return history.listen((update) => {
      wanted = update
      const show = () => {
        if (wanted !== update) return
        setComing(false)
        const { pathname } = update.location
        const change = () => {
          if (wanted === update) draw(update)
        }
        if (pathname === shown) startTransition(change)
        else growing.draw(change, update.action === 'POP' ? 'back' : 'on')
        shown = pathname
      }
      const code = comingTo(readPath(update.location.pathname).path)
      if (!code) return show()
      setComing(true)
      void code.then(show)
    })
  }, [history])
  return (
    <Router basename={basename} navigator={history} location={location} navigationType={action}>
      {isComing ? <div className="loading-bar" /> : null}
      {children}
      <LeaveQuestion />
    </Router>
  )
}
