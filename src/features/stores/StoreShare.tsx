import { useLingui } from '@lingui/react/macro'
import { Check, Share } from 'lucide-react'
import { useState } from 'react'
import type { Store } from '#contract/stores.ts'
import { addressOf, mapLink } from '#rules/contact-links.ts'
import { IconButton } from '../../ui/IconButton.tsx'

const SAID_FOR = 2500

/** Passes on where a store is, for whoever has a map: by the phone's own sheet, or as a copy. Nothing in it is the customer's. */
export function StoreShare({ store }: { store: Store }) {
  const { t } = useLingui()
  const [isCopied, setCopied] = useState(false)
  const url = mapLink(store, 'desktop') ?? location.origin
  const text = [store.name, addressOf(store)].filter(Boolean).join('\n')
  const copy = async () => {
    await navigator.clipboard.writeText(`${text}\n${url}`)
    setCopied(true)
    setTimeout(() => setCopied(false), SAID_FOR)
  }
  // Whoever closes the phone's sheet has not failed, and a page that may not copy keeps its address on the screen.
  const share = () => void ('share' in navigator ? navigator.share({ title: store.name, text, url }) : copy()).catch(() => undefined)
  const Icon = isCopied ? Check : Share
  return (
    <>
      <IconButton label={t`Condividi`} onClick={share}>
        <Icon aria-hidden size={20} strokeWidth={1.75} />
      </IconButton>
      <output className="unseen">{isCopied ? t`Copiato` : ''}</output>
    </>
  )
}
