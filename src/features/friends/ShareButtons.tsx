import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Copy, MessageSquare, Share2 } from 'lucide-react'
import { useState } from 'react'
import { platformOf } from '../../pwa/install.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import './friends.css'

const SAID_FOR = 2500

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
      <CopyKey link={link} isFirst={!canShare} />
      {platformOf() === 'desktop' ? null : (
        <ButtonLink href={`sms:?&body=${encodeURIComponent(`${text} ${link}`)}`}>
          <MessageSquare aria-hidden size={20} strokeWidth={1.75} />
          <Trans>Messaggio</Trans>
        </ButtonLink>
      )}
    </div>
  )
}

function CopyKey({ link, isFirst }: { link: string; isFirst: boolean }) {
  const [isCopied, setCopied] = useState<boolean>()
  const copy = async () => {
    const done = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    )
    setCopied(done)
    setTimeout(() => setCopied(undefined), SAID_FOR)
  }
  const Icon = isCopied ? Check : Copy
  return (
    <button type="button" className={isFirst ? 'button button-primary button-wide' : 'button'} onClick={() => void copy()}>
      <Icon aria-hidden size={20} strokeWidth={1.75} />
      <span aria-live="polite">
        {isCopied === undefined ? <Trans>Copia il link</Trans> : isCopied ? <Trans>Link copiato</Trans> : <Trans>Non si può copiare</Trans>}
      </span>
    </button>
  )
}
