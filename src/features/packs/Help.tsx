import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronRight, CreditCard, type LucideIcon, Mail, Phone } from 'lucide-react'
import type { Pack, PackUse } from '#contract/packs.ts'
import { mailLink, phoneLink } from '#rules/contact-links.ts'
import { phone } from '#rules/phone.ts'
import { useStores } from '../../api/stores.ts'
import { MailAddress } from '../../components/words/MailAddress.tsx'
import '../../components/page/icon-row.css'
import { ButtonLink } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/overlays.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Row, RowIcon, RowWords } from '../../ui/Row.tsx'
import './used-now.css'

type Props = { pack: Pack; use: PackUse; when: string; onClose: () => void }

/** A use that she knows nothing of: whom to tell, where it happened if that is known, and what to say. */
export function Help({ pack, use, when, onClose }: Props) {
  const { t } = useLingui()
  const stores = useStores().data ?? []
  const store = stores.find(({ name }) => name === use.where) ?? stores[0]
  const [tel, mail] = [phoneLink(store?.phone ?? null), mailLink(store?.email ?? null)]
  const { title } = pack.pack
  const facts = [title, when, use.who, use.where].filter(Boolean).join(' · ')
  return (
    <Sheet label={t`Non eri tu?`} onClose={onClose}>
      <div className="pack-help">
        <h2>
          <Trans>Non eri tu?</Trans>
        </h2>
        <p>
          <Trans>Dillo subito: chi stava in cassa controlla e, se è un errore, ti restituisce il posto.</Trans>
        </p>
        <p className="quiet">{facts}</p>
        {tel || mail ? (
          <Panel as="ul" className="icon-rows">
            {tel ? <Contact Icon={Phone} href={tel} title={phone(store?.phone ?? '')} detail={t`Chiama`} /> : null}
            {mail ? <Contact Icon={Mail} href={mail} title={store?.email ?? ''} detail={t`Invia email`} /> : null}
          </Panel>
        ) : (
          <ButtonLink look="primary" isWide to="/card">
            <CreditCard aria-hidden size={20} strokeWidth={1.75} />
            <Trans>Mostra la carta</Trans>
          </ButtonLink>
        )}
      </div>
    </Sheet>
  )
}

function Contact({ Icon, href, title, detail }: { Icon: LucideIcon; href: string; title: string; detail: string }) {
  return (
    <li>
      <Row as="a" className="icon-row" href={href}>
        <RowIcon tone="brand">
          <Icon aria-hidden size={20} strokeWidth={1.75} />
        </RowIcon>
        <RowWords>
          <span>{title.includes('@') ? <MailAddress email={title} /> : title}</span>
          <span className="small quiet">{detail}</span>
        </RowWords>
        <ChevronRight aria-hidden size={20} strokeWidth={1.75} />
      </Row>
    </li>
  )
}
