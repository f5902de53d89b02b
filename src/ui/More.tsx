import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'

/** How far below the window the next page is already asked for. */
const AHEAD = '600px'

/** Below a list of which there is more: it comes by itself when the end is near, and by this key. */
export function More({ isLoading, onMore }: { isLoading: boolean; onMore: () => void }) {
  const key = useRef<HTMLButtonElement>(null)
  // Anew after each page: where the end is in sight still, the next one comes too.
  useEffect(() => {
    if (isLoading || !key.current) return
    const watcher = new IntersectionObserver(([place]) => place?.isIntersecting && onMore(), { rootMargin: AHEAD })
    watcher.observe(key.current)
    return () => watcher.disconnect()
  })
  return (
    <button ref={key} type="button" className="button button-small button-wide" aria-disabled={isLoading} onClick={onMore}>
      {isLoading ? <Trans>Caricamento…</Trans> : <Trans>Mostra altri</Trans>}
    </button>
  )
}
