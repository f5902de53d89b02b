import { Trans, useLingui } from '@lingui/react/macro'
import { MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { phoneLink } from '#rules/contact-links.ts'
import { useStores } from '../../api/stores.ts'
import { useStoreWords } from '../activity/use-store-words.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Panel } from '../../ui/Panel.tsx'
import './ask-shop.css'

const ICON = { 'aria-hidden': true, size: 20, strokeWidth: 1.75 } as const

/** Whom she asks about an order that should be ready or have come, in these words: the first store that has a telephone, else the way to them. */
export function AskShop({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const words = useStoreWords()
  const stores = useStores().data ?? []
  const store = stores.find(({ phone }) => phoneLink(phone))
  const line = phoneLink(store?.phone ?? null)
  if (stores.length === 0) return null
  return (
    <Panel className="ask-shop">
      <p>{children}</p>
      {store && line ? (
        <ButtonLink look="outline" href={line} aria-label={t`Chiama ${store.name}`}>
          <Phone {...ICON} />
          <Trans>Chiama</Trans>
        </ButtonLink>
      ) : (
        <ButtonLink look="outline" to="/stores">
          <MapPin {...ICON} />
          {stores.length > 1 ? words.many : words.one}
        </ButtonLink>
      )}
    </Panel>
  )
}
