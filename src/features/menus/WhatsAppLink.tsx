import { Trans, useLingui } from '@lingui/react/macro'
import { MessageCircle } from 'lucide-react'
import type { Configuration } from '#contract/activities.ts'
import { externalLink } from '#rules/paths.ts'
import { textOf } from '#rules/translate.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { useOnline } from '../../ui/use-online.ts'

/** The activity's way to WhatsApp, if it has one: https only, and where it leads is said before the tap. SEMANTICS 2. */
export function WhatsAppLink({ configuration }: { configuration: Configuration }) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const isOnline = useOnline()
  const link = configuration.menuEnabledWhatsApp ? externalLink(configuration.menuLinkWhatsApp) : undefined
  if (!link) return null
  const { host } = link
  return (
    <a className="button button-primary whatsapp" href={link.href} target="_blank" rel="noopener noreferrer">
      <MessageCircle aria-hidden strokeWidth={1.75} />
      <span>
        {textOf(configuration, 'menuTextWhatsApp', language) || t`Scrivi su WhatsApp`}
        <span className="whatsapp-host">{isOnline ? <Trans>Apre {host}</Trans> : <Trans>Serve la rete</Trans>}</span>
      </span>
    </a>
  )
}
