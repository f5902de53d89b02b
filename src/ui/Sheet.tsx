import { Dialog } from '@chakra-ui/react'
import { useLingui } from '@lingui/react/macro'
import { LazyMotion, useDragControls } from 'framer-motion'
import * as m from 'framer-motion/m'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from './IconButton.tsx'
import { Overlay } from './Overlay.tsx'
import './sheet.css'

type Props = {
  label: string
  /** From the bottom (a sheet) or from the end (a drawer). */
  side?: 'bottom' | 'end'
  onClose: () => void
  children: ReactNode
}

/** A panel over the page, which Esc, the scrim, its button and, from the bottom, a pull downwards close. Mount it to open it. */
export function Sheet({ label, side = 'bottom', onClose, children }: Props) {
  const { t } = useLingui()
  if (side === 'end')
    return (
      <Overlay shape="drawer" onClose={onClose}>
        <Dialog.Content aria-label={label}>{children}</Dialog.Content>
      </Overlay>
    )
  return (
    <Overlay shape="sheet" onClose={onClose}>
      <Pulled label={label} onClose={onClose}>
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

/** So far, in px, or so fast, in px a second, and it goes. */
const FAR = 96
const FAST = 500

const dragging = () => import('./dragging.ts').then(({ domMax }) => domMax)

/** Its grip follows the finger downwards; let go too soon, it comes back. */
function Pulled({ label, onClose, children }: Omit<Props, 'side'>) {
  const grip = useDragControls()
  return (
    <LazyMotion features={dragging} strict>
      <Dialog.Content asChild aria-label={label}>
        <m.div
          drag="y"
          dragControls={grip}
          dragListener={false}
          dragConstraints={{ top: 0, bottom: 0 }}
          dragElastic={{ top: 0, bottom: 1 }}
          dragTransition={{ bounceStiffness: 600, bounceDamping: 48 }}
          onDragEnd={(_, { offset, velocity }) => {
            if (offset.y > FAR || velocity.y > FAST) onClose()
          }}
        >
          <div className="sheet-grip" aria-hidden="true" onPointerDown={(event) => grip.start(event)} />
          {children}
        </m.div>
      </Dialog.Content>
    </LazyMotion>
  )
}
