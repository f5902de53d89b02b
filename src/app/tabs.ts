import type { AppStore } from '../state/hooks.ts'
import { storedSession, storedSnapshot } from '../state/persist.ts'
import { activityChosen, areTwoPeople, authenticated, ended } from '../state/session.ts'
import { keptElsewhere } from '../state/snapshot.ts'

/** What another tab kept comes into this one's state, and so into what it writes. */
function takeOver(store: AppStore) {
  const theirs = storedSnapshot()
  if (theirs) store.dispatch(keptElsewhere(theirs))
}

function followSession(store: AppStore) {
  const mine = store.getState().session
  const theirs = storedSession()
  if (!theirs?.token || !theirs.refreshToken) {
    if (mine.token) store.dispatch(ended('elsewhere'))
    return
  }
  if (theirs.token === mine.token) return
  // A tab that slept hears of a logout only when the next person is in.
  const isNext = mine.token !== null && areTwoPeople(mine.token, theirs.token)
  if (isNext) store.dispatch(ended('elsewhere'))
  store.dispatch(authenticated({ token: theirs.token, refresh_token: theirs.refreshToken }))
  if (!isNext && mine.token) return
  if (theirs.activityId) store.dispatch(activityChosen(theirs.activityId))
  // What was kept of hers before this tab knew her.
  takeOver(store)
}

/**
 * A renewal or a logout in one tab holds in all of them, and so does whoever logs in next; what one keeps, the others keep too.
 * SEMANTICS 2.
 */
export function followOtherTabs(store: AppStore) {
  const { session, snapshot } = store.getState()
  // Kept by a version that did not write down whose it is.
  if (session.token && session.refreshToken && !snapshot.whose)
    store.dispatch(authenticated({ token: session.token, refresh_token: session.refreshToken }))
  window.addEventListener('storage', ({ key }) => {
    if (key === 'persist:snapshot') takeOver(store)
    if (key === 'persist:session' || key === null) followSession(store)
  })
}
