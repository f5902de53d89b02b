import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { inGroups } from '#rules/card.ts'
import { imagePath } from '#rules/images.ts'
import { resolved } from '../api/base.ts'
import { cardKind } from '../components/card/card-kind.ts'
import { cardSums } from '../components/card/card-lines.ts'
import { CARD_PATTERN } from '../components/card/card-pattern.ts'
import { codeStandsAt } from '../components/card/code-stands-at.ts'
import { homeTitle } from '../components/activity/home-title.ts'
import type { AppState, AppStore } from '../state/hooks.ts'
import { claimsOf } from '../state/session.ts'
import { brandOf } from '../theme/tenant.ts'

/** The one key that src/first reads. Personal: purged at logout. */
const KEY = 'tessera.first'

/** The icons of the key, ScanBarcode and ScanQrCode of components/card/Pass.tsx, as one path. */
const CORNERS = 'M3 7V5a2 2 0 0 1 2-2h2M17 3h2a2 2 0 0 1 2 2v2M21 17v2a2 2 0 0 1-2 2h-2M7 21H5a2 2 0 0 1-2-2v-2'
const BARS = 'M8 7v10M12 7v10M17 7v10'
const SQUARES = 'M17 12v4a1 1 0 0 1-1 1h-4M17 8V7M7 17h.01M8 7h3a1 1 0 0 1 1 1v3a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1z'

/** What src/first needs to paint the card before React; nothing while it is not all known, or something else comes first. */
function firstPaint({ session, snapshot }: AppState) {
  const id = session.activityId
  const activity = snapshot.mine?.data.find((one) => one.activity.id === id)?.activity
  const { card, shape, privacy, configuration } = (id && snapshot.byActivity[id]) || {}
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
    codeAt: ['/', '/card'].filter((path) => codeStandsAt(path, configuration?.data.graphicCardType)),
    hint: i18n._(msg`Mostra in cassa`),
    key: CORNERS + (data.codeType === 'QR' ? SQUARES : BARS),
    code: shape?.data.for.endsWith(`:${data.code}`)
      ? {
          ...shape.data,
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
