import { useLingui } from '@lingui/react/macro'
import { type LucideIcon, MessageCircle, WifiOff } from 'lucide-react'
import type { Configuration } from '#contract/activities.ts'
import { externalLink } from '#rules/paths.ts'
import { textOf } from '#rules/translate.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { useOnline } from '../../ui/use-online.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import './dish.css'

/** Where its word alone says who is asked. */
const OF_WHATSAPP = /(^|\.)(wa\.me|whatsapp\.com)$/

type Props = {
  configuration: Configuration
  /** Where another key is the one of its screen. */
  look?: 'primary' | 'outline'
}

/** The activity's way to WhatsApp, if it has one: https only, and where it leads is said beside it if that is not WhatsApp; without a network it says why it is none. SEMANTICS 2. */
export function WhatsAppLink({ configuration, look = 'primary' }: Props) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const isOnline = useOnline()
  const link = configuration.menuEnabledWhatsApp ? externalLink(configuration.menuLinkWhatsApp) : undefined
  if (!link) return null
  const { host } = link
  const words = textOf(configuration, 'menuTextWhatsApp', language) || t`Scrivi su WhatsApp`
  if (!isOnline) return <Way look={look} icon={WifiOff} words={words} note={t`Serve la rete`} />
  return <Way look={look} icon={MessageCircle} words={words} note={OF_WHATSAPP.test(host) ? undefined : t`Apre ${host}`} href={link.href} />
}

type WayProps = Required<Pick<Props, 'look'>> & { icon: LucideIcon; words: string; note: string | undefined; href?: string }

function Way({ look, icon: Icon, words, note, href }: WayProps) {
  const said = (
    <>
      <Icon aria-hidden strokeWidth={1.75} />
      <span className="dish-key-words">
        {words}
        {note ? <span className="dish-key-note">{note}</span> : null}
      </span>
    </>
  )
  if (!href)
    return (
      <Button look={look} disabled className="whatsapp">
        {said}
      </Button>
    )
  return (
    <ButtonLink look={look} className="whatsapp" href={href} target="_blank" rel="noopener noreferrer">
      {said}
    </ButtonLink>
  )
}
