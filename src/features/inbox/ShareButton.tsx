import { useLingui } from '@lingui/react/macro'
import { Share } from 'lucide-react'
import type { Notice } from '#contract/notices.ts'
import { externalLink } from '#rules/paths.ts'
import { textOf } from '#rules/translate.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import { IconButton } from '../../ui/IconButton.tsx'

/** Passes a notice on by the phone's own sheet: its words and the way to the activity, never the customer's own address of it. */
export function ShareButton({ notice }: { notice: Notice }) {
  const { t } = useLingui()
  const { language } = useLanguage()
  if (!('share' in navigator)) return null
  const title = textOf(notice, 'title', language)
  const text = [title, textOf(notice, 'message', language)].filter(Boolean).join('\n')
  const url = externalLink(notice.externalLink)?.href ?? location.origin
  // Whoever closes the phone's sheet has not failed.
  const share = () => void navigator.share({ title, text, url }).catch(() => undefined)
  return (
    <IconButton label={t`Condividi`} onClick={share}>
      <Share aria-hidden size={20} strokeWidth={1.75} />
    </IconButton>
  )
}
