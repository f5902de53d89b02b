import { parsePath, type To, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { isTyped, leave } from '../../ui/leave.ts'

type BrowserHistory = ReturnType<typeof createBrowserHistory>
type Hear = Parameters<BrowserHistory['listen']>[0]

/** React Router's history of the browser, but for one thing: a way to another page waits for her answer while that would lose what she typed. */
export function heldHistory() {
  const history = createBrowserHistory({ v5Compat: true })
  const { action, location, createHref, encodeLocation, replace, go } = history
  let shown = location.pathname

  const push: BrowserHistory['push'] = (to: To, state) => {
    const { pathname = shown } = typeof to === 'string' ? parsePath(to) : to
    if (pathname === shown) history.push(to, state)
    else leave(() => history.push(to, state))
  }

  /** The way back has been gone by the time it is heard of: it is gone once more when she agrees. */
  const listen = (hear: Hear) => {
    let isUndone = false
    return history.listen((update) => {
      const { pathname } = update.location
      if (isUndone) {
        isUndone = false
        return
      }
      if (update.action === 'POP' && update.delta && pathname !== shown && isTyped()) {
        const { delta } = update
        isUndone = true
        go(-delta)
        leave(() => go(delta))
        return
      }
      shown = pathname
      hear(update)
    })
  }
  return { action, location, createHref, encodeLocation, push, replace, go, listen }
}
