import { Trans } from '@lingui/react/macro'
import { Check, Copy } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { useCopy } from './use-copy.ts'

/** Copies an address, and says whether it could. */
export function CopyLink({ link, isFirst }: { link: string /** It is the one thing to do here. */; isFirst: boolean }) {
  const { isCopied, copy } = useCopy(link)
  const Icon = isCopied ? Check : Copy
  return (
    <Button {...(isFirst && { look: 'primary', isWide: true })} onClick={() => void copy()}>
      <Icon aria-hidden size={20} strokeWidth={1.75} />
      <span aria-live="polite">
        {isCopied === undefined ? <Trans>Copia il link</Trans> : isCopied ? <Trans>Link copiato</Trans> : <Trans>Non si può copiare</Trans>}
      </span>
    </Button>
  )
}
