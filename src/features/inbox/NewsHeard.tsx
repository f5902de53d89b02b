import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { textOf } from '#rules/translate.ts'
import { useLanguage } from '../../i18n/use-language.tsx'
import type { News } from './news.ts'

/** Says once, to a screen reader, what came while the page was open. */
export function NewsHeard({ rows, of }: { rows: readonly News[]; of: string }) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const newest = rows[0]
  const [known, setKnown] = useState({ of, created: newest?.created ?? '' })
  const [heard, setHeard] = useState('')
  if (known.of !== of || (newest && newest.created > known.created)) {
    setKnown({ of, created: newest?.created ?? '' })
    const title = newest?.sent ? textOf(newest.sent.notice, 'title', language) : newest?.entry?.title
    setHeard(known.of === of && newest?.isUnread && title ? t`Appena arrivata: ${title}` : '')
  }
  return (
    <p className="unseen" role="status">
      {heard}
    </p>
  )
}
