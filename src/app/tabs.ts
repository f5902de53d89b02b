import { storedSession } from '../state/persist.ts'
import { activityChosen, authenticated, ended } from '../state/session.ts'
import type { AppStore } from './store.ts'

/** A renewal or a logout in one tab holds in all of them. */
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
    store.dispatch(authenticated({ token: theirs.token, refresh_token: theirs.refreshToken }))
    if (!mine.token && theirs.activityId) store.dispatch(activityChosen(theirs.activityId))
  })
}
