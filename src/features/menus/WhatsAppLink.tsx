import { useLingui } from '@lingui/react/macro'
import { MessageCircle } from 'lucide-react'
import type { Configuration } from '#contract/activities.ts'
import { externalLink } from '#rules/paths.ts'
import { textOf } from '#rules/translate.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import './dish.css'

/** Where its word alone says who is asked. */
const OF_WHATSAPP = /(^|\.)(wa\.me|whatsapp\.com)$/

/** The activity's way to WhatsApp, if it has one: https only, and where it leads is said beside it if that is not WhatsApp. SEMANTICS 2. */
export function WhatsAppLink({ configuration }: { configuration: Configuration }) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const isOnline = useOnline()
  const link = configuration.menuEnabledWhatsApp ? externalLink(configuration.menuLinkWhatsApp) : undefined
  if (!link) return null
  const { host } = link
  const where = OF_WHATSAPP.test(host) ? undefined : t`Apre ${host}`
  const note = isOnline ? where : t`Serve la rete`
  return (
    <ButtonLink look="primary" className="whatsapp" href={link.href} target="_blank" rel="noopener noreferrer">
      <MessageCircle aria-hidden strokeWidth={1.75} />
      <span>
        {textOf(configuration, 'menuTextWhatsApp', language) || t`Scrivi su WhatsApp`}
        {note ? <span className="whatsapp-host">{note}</span> : null}
      </span>
    </ButtonLink>
  )
}
