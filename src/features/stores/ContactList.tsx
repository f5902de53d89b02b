import { useLingui } from '@lingui/react/macro'
import { ChevronRight, ExternalLink, Globe, type LucideIcon, Mail, Phone } from 'lucide-react'
import type { Store } from '#contract/stores.ts'
import { mailLink, phoneLink } from '#rules/contact-links.ts'
import { phone } from '#rules/phone.ts'
import { externalLink } from '#rules/paths.ts'
import { MailAddress } from '../../components/words/MailAddress.tsx'
import '../../components/page/icon-row.css'
import { Panel } from '../../ui/Panel.tsx'
import { Row, RowIcon, RowWords } from '../../ui/Row.tsx'
import { outside } from '../../components/stores/outside.ts'
import './store.css'

/** How a store is reached, each by what the phone has for it. */
export function ContactList({ store }: { store: Store }) {
  const { t } = useLingui()
  const site = externalLink(store.website)
  const tel = phoneLink(store.phone)
  const mail = mailLink(store.email)
  if (!tel && !mail && !site) return null
  return (
    <Panel as="ul" className="icon-rows store-contacts">
      {tel ? <Contact Icon={Phone} href={tel} label={t`Numero di telefono`} line={phone(store.phone ?? '')} /> : null}
      {mail ? <Contact Icon={Mail} href={mail} label={t`E-mail`} line={store.email ?? ''} /> : null}
      {site ? <Contact Icon={Globe} href={site.href} label={t`Sito Web`} line={site.host} /> : null}
    </Panel>
  )
}

function Contact({ Icon, href, label, line }: { Icon: LucideIcon; href: string; label: string; line: string }) {
  const link = outside(href)
  const Lead = 'target' in link ? ExternalLink : ChevronRight
  return (
    <li>
      <Row as="a" className="icon-row" {...link}>
        <RowIcon tone="brand">
          <Icon aria-hidden size={20} strokeWidth={1.75} />
        </RowIcon>
        <RowWords>
          <span>{line.includes('@') ? <MailAddress email={line} /> : line}</span>
          <span className="small quiet">{label}</span>
        </RowWords>
        <Lead aria-hidden size={20} strokeWidth={1.75} />
      </Row>
    </li>
  )
}
