import { parsePath, type To, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom'
import { readPath } from '#rules/languages.ts'
import { isTyped, leave } from '../../ui/leave.ts'
import { closeTopmost, openCount, watchOpened } from '../../ui/opened.ts'
import { isLeftAbove, keepAbove, markOpened, type Place, placeNow, takeOver } from './over-page.ts'

type BrowserHistory = ReturnType<typeof createBrowserHistory>
type Hear = Parameters<BrowserHistory['listen']>[0]

/** The page at a path: in another language it is the same one. */
export const pageOf = (pathname: string) => readPath(pathname).path

/**
 * React Router's history of the browser, but for two things: a way to another page waits for her answer while that would lose what
 * she typed, and the way back closes what is open over the page first. docs/decisions/back-closes.md
 */
export function heldHistory() {
  const history = createBrowserHistory({ v5Compat: true })
  const { action, location, createHref, encodeLocation } = history
  let shown = pageOf(location.pathname)
  let place = placeNow()
  let isPushed = false

  const goOn = (to: To, state: unknown) => {
    isPushed = isLeftAbove()
    if (isPushed) history.replace(to, state)
    else history.push(to, state)
    place = placeNow()
  }
  const push: BrowserHistory['push'] = (to: To, state) => {
    const { pathname = shown } = typeof to === 'string' ? parsePath(to) : to
    if (pageOf(pathname) === shown) goOn(to, state)
    else leave(() => goOn(to, state))
  }
  const replace: BrowserHistory['replace'] = (to, state) => {
    const { over } = placeNow()
    history.replace(to, state)
    if (over > 0) keepAbove(over)
    place = placeNow()
  }
  /** So many pages, whatever was opened over this one. */
  const go = (delta: number) => history.go(delta < 0 ? delta - place.over : delta)

  /** Has the way back been within its page? Then it closes what is open; with nothing open any more it goes on to the page before. */
  const isOverPage = (before: Place): boolean => {
    if (before.state.idx !== place.state.idx) return false
    takeOver(before)
    const isBack = place.over < before.over
    place = placeNow()
    if (isBack && openCount() > 0) closeTopmost()
    else if (isBack) go(-1)
    return true
  }

  /** The way back has been gone by the time it is heard of: it is gone once more when she agrees. */
  const listen = (hear: Hear) => {
    let isUndone = false
    const mark = () => {
      if (isUndone) return
      markOpened()
      place = placeNow()
    }
    const unwatch = watchOpened(mark)
    const unlisten = history.listen((update) => {
      const before = place
      place = placeNow()
      const page = pageOf(update.location.pathname)
      if (isUndone) {
        isUndone = false
        return mark()
      }
      if (update.action === 'POP' && isOverPage(before)) return
      if (update.action === 'POP' && update.delta && page !== shown && isTyped()) {
        const { delta } = update
        isUndone = true
        history.go(-delta)
        leave(() => go(delta))
        return
      }
      shown = page
      hear(isPushed ? { ...update, action: 'PUSH' as typeof update.action } : update)
      isPushed = false
    })
    return () => {
      unwatch()
      unlisten()
    }
  }
  return { action, location, createHref, encodeLocation, push, replace, go, listen }
}
