import { useLingui } from '@lingui/react/macro'
import { ChevronRight, ExternalLink, Globe, type LucideIcon, Mail, MapPin, Phone } from 'lucide-react'
import type { Store } from '#contract/stores.ts'
import { addressLines, mailLink, mapLink, phoneLink } from '#rules/contact-links.ts'
import { phone } from '#rules/phone.ts'
import { externalLink } from '#rules/paths.ts'
import { MailAddress } from '../../components/words/MailAddress.tsx'
import '../../components/page/icon-row.css'
import { platformOf } from '../../pwa/install.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Row, RowIcon, RowWords } from '../../ui/Row.tsx'
import './store.css'

/** Where a store is and how it is reached, each by what the phone has for it. */
export function ContactList({ store }: { store: Store }) {
  const { t } = useLingui()
  const site = externalLink(store.website)
  const tel = phoneLink(store.phone)
  const mail = mailLink(store.email)
  const map = mapLink(store, platformOf())
  const address = addressLines(store)
  if (!map && !tel && !mail && !site) return null
  return (
    <Panel as="ul" className="icon-rows store-contacts">
      {map ? <Contact Icon={MapPin} href={map} label={t`Apri la mappa`} lines={address.length > 0 ? address : [store.name]} /> : null}
      {tel ? <Contact Icon={Phone} href={tel} label={t`Chiama`} lines={[phone(store.phone ?? '')]} /> : null}
      {mail ? <Contact Icon={Mail} href={mail} label={t`Invia email`} lines={[store.email ?? '']} /> : null}
      {site ? <Contact Icon={Globe} href={site.href} label={t`Sito Web`} lines={[site.host]} /> : null}
    </Panel>
  )
}

function Contact({ Icon, href, label, lines }: { Icon: LucideIcon; href: string; label: string; lines: string[] }) {
  const isOutside = href.startsWith('https:')
  const Lead = isOutside ? ExternalLink : ChevronRight
  return (
    <li>
      <Row as="a" className="icon-row" href={href} {...(isOutside && { target: '_blank', rel: 'noopener noreferrer' })}>
        <RowIcon tone="brand">
          <Icon aria-hidden size={20} strokeWidth={1.75} />
        </RowIcon>
        <RowWords>
          {lines.map((line) => (
            <span key={line}>{line.includes('@') ? <MailAddress email={line} /> : line}</span>
          ))}
          <span className="small quiet">{label}</span>
        </RowWords>
        <Lead aria-hidden size={20} strokeWidth={1.75} />
      </Row>
    </li>
  )
}
