import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react'
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { readPath } from '#rules/languages.ts'
import { comingTo } from '../page.tsx'
import './loading-bar.css'

/**
 * React Router's own BrowserRouter, but for one thing: what is on the screen stays there until the code of the next page is
 * on the device, or cannot be had. LOOK, Motion.
 */
export function PageRouter({ basename, children }: { basename: string; children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ action, location }, draw] = useState({ action: history.action, location: history.location })
  const [isComing, setComing] = useState(false)
  useLayoutEffect(() => {
    let wanted: unknown
    return history.listen((update) => {
      wanted = update
      const show = () => {
        if (wanted !== update) return
        setComing(false)
        startTransition(() => draw(update))
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
    </Router>
  )
}
