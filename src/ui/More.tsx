import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Button } from './Button.tsx'

/** How far below the window the next page is already asked for. */
const AHEAD = '600px'

type Props = {
  isLoading: boolean
  /** The latest try failed: the next one is the customer's. */
  isFailed: boolean
  onMore: () => void
}

/** Below a list of which there is more: it comes by itself when the end is near, and by this key. */
export function More({ isLoading, isFailed, onMore }: Props) {
  const key = useRef<HTMLButtonElement>(null)
  // Anew after each page: where the end is in sight still, the next one comes too.
  useEffect(() => {
    if (isLoading || isFailed || !key.current) return
    const watcher = new IntersectionObserver((places) => places.some((place) => place.isIntersecting) && onMore(), { rootMargin: AHEAD })
    watcher.observe(key.current)
    return () => watcher.disconnect()
  })
  return (
    <Button ref={key} isSmall isWide aria-disabled={isLoading} onClick={onMore}>
      {isLoading ? <Trans>Caricamento…</Trans> : <Trans>Mostra altri</Trans>}
    </Button>
  )
}
