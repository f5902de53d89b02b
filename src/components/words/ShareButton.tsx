import { useLingui } from '@lingui/react/macro'
import { Check, Share } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { IconButton } from '../../ui/IconButton.tsx'

const SAID_FOR = 2500

type Props = { title: string; path: string } & Pick<ComponentProps<typeof IconButton>, 'look'>

/** Shares an address by the phone's own sheet, or copies it where there is none. */
export function ShareButton({ title, path, look }: Props) {
  const { t } = useLingui()
  const [isCopied, setCopied] = useState(false)
  const url = new URL(path, location.origin).href
  const copy = async () => {
    await navigator.clipboard.writeText(url)
    setCopied(true)
    setTimeout(() => setCopied(false), SAID_FOR)
  }
  // Whoever closes the phone's sheet has not failed, and a page that may not copy keeps its address bar.
  const share = () => void ('share' in navigator ? navigator.share({ title, url }) : copy()).catch(() => undefined)
  const Icon = isCopied ? Check : Share
  return (
    <>
      <IconButton look={look} label={t`Condividi`} onClick={share}>
        <Icon aria-hidden size={20} strokeWidth={1.75} />
      </IconButton>
      <output className="unseen">{isCopied ? t`Link copiato` : ''}</output>
    </>
  )
}
