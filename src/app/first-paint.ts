import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { inGroups } from '#rules/card.ts'
import { imagePath } from '#rules/images.ts'
import { resolved } from '../api/base.ts'
import { cardKind } from '../components/card/card-kind.ts'
import { cardSums } from '../components/card/card-lines.ts'
import { CARD_PATTERN } from '../components/card/card-pattern.ts'
import { asideOf } from '../components/card/quiet-zone.ts'
import { homeTitle } from '../components/activity/home-title.ts'
import { claimsOf } from '../state/session.ts'
import { brandOf } from '../theme/tenant.ts'
import type { AppStore, RootState } from './store.ts'

/** The one key that src/first reads. Personal: purged at logout. */
const KEY = 'tessera.first'

/** What src/first needs to paint the card before React; nothing while it is not all known, or something else comes first. */
function firstPaint({ session, snapshot }: RootState) {
  const id = session.activityId
  const activity = snapshot.mine?.data.find((one) => one.activity.id === id)?.activity
  const { card, shape, privacy } = (id && snapshot.byActivity[id]) || {}
  if (!session.token || !activity || !card?.data || privacy?.data === false) return undefined
  const { data } = card
  return {
    vars: brandOf(activity.color, activity.colorText),
    language: document.documentElement.lang,
    name: activity.name,
    logo: activity.logo && resolved(imagePath(activity.logo, 160)),
    picture: activity.imgCard && resolved(imagePath(activity.imgCard, 640)),
    pattern: CARD_PATTERN,
    kind: i18n._(cardKind(data.type)),
    sums: cardSums(data, activity.cashBackType, i18n).map(({ label, value }) => ({ label, value })),
    notice: i18n._(msg`Avviso`),
    titles: { '/': homeTitle(claimsOf(session.token).name, i18n), '/card': i18n._(msg`La mia carta`) },
    code: shape?.data.for.endsWith(`:${data.code}`)
      ? {
          ...shape.data,
          aside: asideOf(shape.data),
          digits: inGroups(data.code, data.codeType),
          label: i18n._(msg`Codice della carta ${data.code}`),
        }
      : null,
  }
}

/** How long changes are gathered before they are written, in milliseconds: never in the middle of a start. */
const GATHER = 300

/** Writes the key whenever what it says changes; at once when the app is put away. */
export function keepFirstPaint(store: AppStore) {
  let written = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    const paint = firstPaint(store.getState())
    const text = paint ? JSON.stringify(paint) : ''
    if (text === written) return
    written = text
    try {
      if (text) localStorage.setItem(KEY, text)
      else localStorage.removeItem(KEY)
    } catch {
      // Without storage React draws the card, a moment later.
    }
  }
  const writeSoon = () => {
    timer ??= setTimeout(write, GATHER)
  }
  store.subscribe(writeSoon)
  i18n.on('change', writeSoon)
  window.addEventListener('pagehide', write)
  writeSoon()
}
