import type { AppStore } from '../state/hooks.ts'
import { storedSession } from '../state/persist.ts'
import { activityChosen, areTwoPeople, authenticated, ended } from '../state/session.ts'

/** A renewal or a logout in one tab holds in all of them, and so does whoever logs in next. SEMANTICS 2. */
export function followOtherTabs(store: AppStore) {
  window.addEventListener('storage', (event) => {
    if (event.key !== 'persist:session' && event.key !== null) return
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
    if ((isNext || !mine.token) && theirs.activityId) store.dispatch(activityChosen(theirs.activityId))
  })
}
