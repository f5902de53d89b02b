import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { drawCode } from '../../components/card/code-shape.ts'
import { CodePicture } from '../../components/card/CodePicture.tsx'
import type { CodeShape } from '../../state/snapshot.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import './friends.css'

/** The invitation for somebody who stands beside her: her phone's camera reads it. Its place, until there is one. */
export function InviteCode({ link }: { link: string | undefined }) {
  const { t } = useLingui()
  const [shape, setShape] = useState<CodeShape>()
  useEffect(() => {
    if (link === undefined) return
    let isWanted = true
    void drawCode(link, 'QR').then((drawn) => isWanted && setShape(drawn))
    return () => {
      isWanted = false
    }
  }, [link])
  return (
    <Panel as="section" className="friends-code">
      <h2>
        <Trans>Se è qui con te</Trans>
      </h2>
      <p className="quiet">
        <Trans>Inquadra il codice con la fotocamera: si apre la registrazione.</Trans>
      </p>
      <div className="friends-code-picture">
        {shape ? <CodePicture shape={shape} label={t`Codice QR del tuo invito`} square={280} /> : <Skeleton />}
      </div>
    </Panel>
  )
}
