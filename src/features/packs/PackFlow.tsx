import { useLingui } from '@lingui/react/macro'
import type { Pack } from '#contract/packs.ts'
import { Dialog } from '../../ui/overlays.ts'
import { HistoryLines } from './HistoryLines.tsx'
import type { Wall } from './use-wall.ts'

/** The whole history of a pack. Spec §2, DialogPackFlow. */
export function PackFlow({ pack, wall, onClose }: { pack: Pack; wall: Wall; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog title={pack.pack.title} save={t`Chiudi`} isReady onSave={onClose} onClose={onClose}>
      <HistoryLines pack={pack} wall={wall} />
    </Dialog>
  )
}
