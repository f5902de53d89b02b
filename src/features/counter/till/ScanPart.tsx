import { Trans, useLingui } from '@lingui/react/macro'
import { type RefObject, useState } from 'react'
import { useTillActs } from '../../../api/counter-till.ts'
import { Page } from '../../../components/page/Page.tsx'
import { useLanguage } from '../../../i18n/use-language.tsx'
import { useOnline } from '../../../ui/use-online.ts'
import { CounterBar } from '../CounterBar.tsx'
import { ActRows } from './ActRows.tsx'
import { ActsLink } from './ActsLink.tsx'
import { FindByName } from './FindByName.tsx'
import { Finder } from './Finder.tsx'
import { NoActs } from './NoActs.tsx'
import { NotFound } from './NotFound.tsx'
import { NumberField } from './NumberField.tsx'
import { Unknown } from './Unknown.tsx'
import type { Camera } from './use-camera.ts'
import { useFind } from './use-find.ts'
import type { Last } from './use-scan.ts'
import { useTypingScanner } from './use-typing-scanner.ts'
import './scan.css'

/** So many of the latest stand where a camera would. */
const LATEST = 5

/** A card is found: by the camera, its number, a scanner that types, or her name. LOOK "counter-3". */
export function ScanPart({ camera, last }: { camera: Camera; last: RefObject<Last> }) {
  const { t } = useLingui()
  const { language } = useLanguage()
  const isOnline = useOnline()
  const { isLive, data: acts } = useTillActs(language)
  const find = useFind()
  const [typed, setTyped] = useState('')
  useTypingScanner(find.onCode)
  const isBlind = camera.state === 'refused' || camera.state === 'none'
  return (
    <Page
      title={t`Cassa`}
      actions={
        <>
          <CounterBar isLive={isLive} />
          <ActsLink />
        </>
      }
    >
      <div className="cash-scan">
        {isOnline ? null : (
          <p className="cash-hint">
            <Trans>Le carte si leggono appena torna la rete.</Trans>
          </p>
        )}
        <Unknown />
        {isBlind ? null : <Finder camera={camera} last={last} isBusy={find.isBusy} onCode={find.onCode} />}
        {find.failure ? <NotFound failure={find.failure} onClose={find.clear} /> : null}
        <NumberField find={find} isFirst={isBlind} typed={typed} onType={setTyped} />
        {isBlind ? (
          <p className="cash-hint" role="status">
            {camera.state === 'refused' ? (
              <Trans>La fotocamera non è permessa: puoi permetterla nelle impostazioni del browser.</Trans>
            ) : (
              <Trans>Nessuna fotocamera libera: scrivi il numero.</Trans>
            )}
          </p>
        ) : null}
        <FindByName typed={typed} />
        {isBlind && acts ? (
          <section className="cash-latest">
            <h2>
              <Trans>Fatti da poco</Trans>
            </h2>
            {acts.length > 0 ? <ActRows acts={acts.slice(0, LATEST)} /> : <NoActs />}
          </section>
        ) : null}
      </div>
    </Page>
  )
}
