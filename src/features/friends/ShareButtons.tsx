import { Trans, useLingui } from '@lingui/react/macro'
import { MessageSquare, Share2 } from 'lucide-react'
import { CopyLink } from '../../components/words/CopyLink.tsx'
import { platformOf } from '../../pwa/install.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import './friends.css'

/** Hands the invitation over by the phone's own sheet, its messages, or by hand. */
export function ShareButtons({ link, text }: { link: string; text: string }) {
  const { t } = useLingui()
  const canShare = 'share' in navigator
  // Whoever closes the phone's sheet has not failed.
  const share = () => void navigator.share({ title: t`Invito`, text, url: link }).catch(() => undefined)
  return (
    <div className="friends-keys">
      {canShare ? (
        <Button look="primary" isWide onClick={share}>
          <Share2 aria-hidden size={20} strokeWidth={1.75} />
          <Trans>Condividi l’invito</Trans>
        </Button>
      ) : null}
      <CopyLink link={link} isFirst={!canShare} />
      {platformOf() === 'desktop' ? null : (
        <ButtonLink href={`sms:?&body=${encodeURIComponent(`${text} ${link}`)}`}>
          <MessageSquare aria-hidden size={20} strokeWidth={1.75} />
          <Trans>Messaggio</Trans>
        </ButtonLink>
      )}
    </div>
  )
}
