import { Drawer, Portal } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ChakraRoot } from './ChakraRoot.tsx'
import { IconButton } from './IconButton.tsx'
import './overlay.css'

type Props = {
  label: string
  /** From the bottom (a sheet) or from the end (a drawer). */
  side?: 'bottom' | 'end'
  onClose: () => void
  children: ReactNode
}

/** A panel over the page: focus stays inside, Esc, the scrim and its key close it. Mount it to open it. */
export function Sheet({ label, side = 'bottom', onClose, children }: Props) {
  const { t } = useLingui()
  return (
    <ChakraRoot>
      <Drawer.Root open placement={side} onOpenChange={({ open }) => open || onClose()} aria-label={label} lazyMount>
        <Portal>
          <Drawer.Backdrop />
          <Drawer.Positioner>
            <Drawer.Content aria-label={label}>
              {side === 'bottom' ? (
                <Drawer.CloseTrigger asChild>
                  <IconButton className="sheet-close" label={t`Chiudi`}>
                    <X aria-hidden strokeWidth={1.75} />
                  </IconButton>
                </Drawer.CloseTrigger>
              ) : null}
              {children}
            </Drawer.Content>
          </Drawer.Positioner>
        </Portal>
      </Drawer.Root>
    </ChakraRoot>
  )
}
