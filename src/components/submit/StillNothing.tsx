import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import './still-nothing.css'

/** Of a wish whose answer was lost: that another try, begun here, brought none either, and when that was; read out each time. */
export function StillNothing({ isBusy }: { isBusy: boolean }) {
  const { i18n } = useLingui()
  const [tried, setTried] = useState<Date>()
  const stands = useRef<'coming' | 'idle' | 'trying'>('coming')
  useEffect(() => {
    if (!isBusy && stands.current === 'trying') setTried(new Date())
    // The try whose answer was lost first may not be quite over.
    stands.current = !isBusy ? 'idle' : stands.current === 'coming' ? 'coming' : 'trying'
  }, [isBusy])
  const time = tried && i18n.date(tried, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return (
    <p className="still-nothing" role="status">
      {time && !isBusy ? <Trans>Ancora niente, provato alle {time}.</Trans> : null}
    </p>
  )
}
