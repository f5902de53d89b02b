import { Dialog } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { followFinger } from './dragging.ts'
import { IconButton } from './IconButton.tsx'
import { Overlay } from './Overlay.tsx'
import './sheet.css'

type Props = {
  label: string
  /** From the bottom (a sheet), or from one side (a drawer): from the start only where there is room, and no finger pulls it. */
  side?: 'bottom' | 'start' | 'end'
  onClose: () => void
  children: ReactNode
}

/**
 * A panel over the page, which Esc, the scrim, its button, the way back and a finger close that pulls it out: down, or to the
 * end. Mount it to open it. LOOK "Motion".
 */
export function Sheet({ label, side = 'bottom', onClose, children }: Props) {
  const { t } = useLingui()
  if (side !== 'bottom')
    return (
      <Overlay shape="drawer" side={side} onClose={onClose}>
        <Pulled label={label} way="end" onClose={onClose}>
          {children}
        </Pulled>
      </Overlay>
    )
  return (
    <Overlay shape="sheet" onClose={onClose}>
      <Pulled label={label} way="down" onClose={onClose}>
        <div className="sheet-grip" aria-hidden="true" />
        <Dialog.CloseTrigger asChild>
          <IconButton className="sheet-close" label={t`Chiudi`}>
            <X aria-hidden strokeWidth={1.75} />
          </IconButton>
        </Dialog.CloseTrigger>
        {children}
      </Pulled>
    </Overlay>
  )
}

/** It follows the finger the way out; let go too soon, it comes back. */
function Pulled({ label, way, onClose, children }: Omit<Props, 'side'> & { way: 'down' | 'end' }) {
  const sheet = useRef<HTMLDivElement>(null)
  const close = useEffectEvent(onClose)
  useEffect(() => (sheet.current ? followFinger(sheet.current, way, () => close()) : undefined), [way])
  return (
    <Dialog.Content ref={sheet} aria-label={label}>
      {children}
    </Dialog.Content>
  )
}
