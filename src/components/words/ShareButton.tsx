import { useLingui } from '@lingui/react/macro'
import { Check, Share } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import './share-button.css'

const SAID_FOR = 2500

/** Shares an address by the phone's own sheet, or copies it where there is none. */
export function ShareButton({ title, path }: { title: string; path: string }) {
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
    <Button className="share-button" aria-label={t`Condividi`} onClick={share}>
      <Icon aria-hidden strokeWidth={1.75} />
      <output>{isCopied ? t`Link copiato` : ''}</output>
    </Button>
  )
}
