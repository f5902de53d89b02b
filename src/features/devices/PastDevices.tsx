import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronDown, History } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Device } from '#contract/devices.ts'
import { useRemoveDeviceMutation } from '../../api/devices.ts'
import { useSubmit } from '../../components/submit/use-submit.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/overlays.ts'
import { Panel } from '../../ui/Panel.tsx'
import { Row, RowIcon, RowWords } from '../../ui/Row.tsx'
import { OtherDevice } from './OtherDevice.tsx'
import './devices.css'

type Props = { past: readonly Device[]; hasMore: boolean; isOnline: boolean; children: ReactNode }

/** What she hardly uses, folded below what she does: each by itself, and all of them at once. `children`: the way to the rest of them. */
export function PastDevices({ past, hasMore, isOnline, children }: Props) {
  const { t } = useLingui()
  const [isAsked, setAsked] = useState(false)
  const [remove] = useRemoveDeviceMutation()
  const { submit, isBusy, isOffline } = useSubmit(async () => {
    let last: Awaited<ReturnType<typeof remove>> = { data: {} }
    for (const { id } of past) {
      last = await remove({ id })
      if (last.error) break
    }
    return last
  })
  const count = past.length
  return (
    <Panel as="details" className="devices-past">
      <Row as="summary" className="devices-past-head">
        <RowIcon>
          <History aria-hidden size={20} strokeWidth={1.75} />
        </RowIcon>
        <RowWords>
          <strong>{hasMore ? t`Quelli di prima` : plural(count, { one: '# di prima', other: '# di prima' })}</strong>
          <span className="small quiet">
            <Trans>Uguali a uno qui sopra, o non visti da un mese</Trans>
          </span>
        </RowWords>
        <ChevronDown aria-hidden size={20} strokeWidth={1.75} />
      </Row>
      <ul className="device-list">
        {past.map((device) => (
          <OtherDevice key={device.id} device={device} isOnline={isOnline} />
        ))}
      </ul>
      {children}
      <Button isWide disabled={isOffline || !isOnline} aria-busy={isBusy || undefined} onClick={() => setAsked(true)}>
        <Trans>Scollega tutti questi</Trans>
      </Button>
      {isAsked ? (
        <Dialog
          title={plural(count, { one: 'Scollegare # dispositivo?', other: 'Scollegare # dispositivi?' })}
          save={t`Scollega`}
          isGrave
          cancel={t`Annulla`}
          size="small"
          isOffline={isOffline}
          onSave={() => {
            setAsked(false)
            void submit()
          }}
          onClose={() => setAsked(false)}
        >
          <p>
            <Trans>Non ricevono più avvisi. Se riapri l’app su uno di questi, lo ritrovi qui.</Trans>
          </p>
        </Dialog>
      ) : null}
    </Panel>
  )
}
