import { Trans, useLingui } from '@lingui/react/macro'
import { Navigation, Phone } from 'lucide-react'
import type { Store } from '#contract/stores.ts'
import { directionsLink, phoneLink } from '#rules/contact-links.ts'
import { platformOf } from '../../pwa/install.ts'
import { useOnline } from '../../ui/use-online.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import '../page/outside.css'
import { outside } from './outside.ts'
import './store-keys.css'

type Props = {
  store: Store
  /** Something else comes first on the page. */
  isQuiet?: boolean
}

/** The two things one does with a store: go there, by the phone's own map, and call. LOOK phone-7. */
export function DirectionsButtons({ store, isQuiet = false }: Props) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const way = directionsLink(store, platformOf())
  const tel = phoneLink(store.phone)
  if (!way && !tel) return null
  return (
    <div className="store-keys">
      {way ? (
        <ButtonLink look={isQuiet ? 'outline' : 'primary'} {...outside(way)}>
          <Navigation aria-hidden size={20} strokeWidth={1.75} />
          <span className="key-words">
            <Trans>Indicazioni</Trans>
            {isOnline || !way.startsWith('https:') ? null : (
              <span>
                <Trans>Serve la rete</Trans>
              </span>
            )}
          </span>
        </ButtonLink>
      ) : null}
      {tel ? (
        <ButtonLink look="outline" href={tel} aria-label={t`Chiama ${store.name}`}>
          <Phone aria-hidden size={20} strokeWidth={1.75} />
          <Trans>Chiama</Trans>
        </ButtonLink>
      ) : null}
    </div>
  )
}
