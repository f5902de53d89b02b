import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight, ExternalLink, Globe, type LucideIcon, Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Store } from '#contract/stores.ts'
import { addressOf, mailLink, mapLink, phoneLink } from '#rules/contact-links.ts'
import { phone } from '#rules/formats.ts'
import { externalLink } from '#rules/paths.ts'
import { platformOf } from '../../pwa/install.ts'

/** Where a store is and how it is reached, each by what the phone has for it. */
export function ContactList({ store }: { store: Store }) {
  const { t } = useLingui()
  const site = externalLink(store.website)
  const tel = phoneLink(store.phone)
  const mail = mailLink(store.email)
  const map = mapLink(store, platformOf())
  const address = addressOf(store)
  return (
    <ul className="panel store-contacts">
      {address || map ? (
        <Contact Icon={MapPin} href={map} label={t`Apri la mappa`}>
          {address || store.name}
        </Contact>
      ) : null}
      {tel ? (
        <Contact Icon={Phone} href={tel} label={t`Chiama`}>
          {phone(store.phone ?? '')}
        </Contact>
      ) : null}
      {mail ? (
        <Contact Icon={Mail} href={mail} label={t`Invia email`}>
          {store.email}
        </Contact>
      ) : null}
      {site ? (
        <Contact Icon={Globe} href={site.href} label={t`Sito Web`}>
          {site.host}
        </Contact>
      ) : null}
    </ul>
  )
}

function Contact({ Icon, href, label, children }: { Icon: LucideIcon; href: string | undefined; label: string; children: ReactNode }) {
  const isOutside = href?.startsWith('https:')
  const Lead = isOutside ? ExternalLink : ChevronRight
  const words = (
    <>
      <span className="store-contact-icon">
        <Icon aria-hidden size={20} strokeWidth={1.75} />
      </span>
      <span className="store-contact-words">
        <span>{children}</span>
        <span className="small quiet">{href ? label : <Trans>Indirizzo</Trans>}</span>
      </span>
      {href ? <Lead aria-hidden size={20} strokeWidth={1.75} /> : null}
    </>
  )
  return (
    <li>
      {href ? (
        <a className="store-contact" href={href} {...(isOutside && { target: '_blank', rel: 'noopener noreferrer' })}>
          {words}
        </a>
      ) : (
        <span className="store-contact">{words}</span>
      )}
    </li>
  )
}
