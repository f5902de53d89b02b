import { Trans, useLingui } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import type { Pack } from '#contract/packs.ts'
import { useMomentWords } from './moment-words.ts'
import { Help } from './Help.tsx'
import { justUsed } from './just-used.ts'
import type { Wall } from './use-wall.ts'
import './used-now.css'

/** Who used a place today, as soon as it was used, and the way to object. LOOK "phone-9". */
export function UsedNow({ pack, wall }: { pack: Pack; wall: Wall }) {
  const { t } = useLingui()
  const moment = useMomentWords(wall)
  const [isAsking, setAsking] = useState(false)
  const last = justUsed(pack, wall.zone, wall.now)
  const who = last?.use.who
  const when = last?.isNow ? t`adesso` : last ? moment(last.use.created) : ''
  return (
    <>
      <div className="used-now-said" role="status">
        {last ? (
          <div className="used-now">
            <CircleCheck aria-hidden size={24} strokeWidth={1.75} />
            <p>
              <strong>
                {who ? (
                  <Trans>
                    {who} ne ha usata una, {when}
                  </Trans>
                ) : (
                  <Trans>Ne è stata usata una, {when}</Trans>
                )}
              </strong>
              <span className="small">
                <Trans>Non eri tu? Dillo a chi ti serve.</Trans>
              </span>
            </p>
            <button type="button" className="used-now-help" onClick={() => setAsking(true)}>
              <Trans>Aiuto</Trans>
            </button>
          </div>
        ) : null}
      </div>
      {isAsking && last ? <Help pack={pack} use={last.use} when={moment(last.use.created)} onClose={() => setAsking(false)} /> : null}
    </>
  )
}
