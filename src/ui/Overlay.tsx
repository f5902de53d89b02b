import { Dialog, Portal } from '@chakra-ui/react'
import { type KeyboardEvent as Press, type ReactNode, useRef, useState } from 'react'
import { ChakraRoot } from './ChakraRoot.tsx'
import { leaving } from './leaving.ts'
import { useClosedByBack } from './opened.ts'
import './overlay.css'

type Props = {
  /** A dialog, a sheet from the bottom, a drawer from one side. */
  shape: 'dialog' | 'sheet' | 'drawer'
  /** Where a drawer comes from. */
  side?: 'start' | 'end'
  size?: 'small' | 'normal'
  /** Neither the scrim nor anything else outside closes it. */
  isPersistent?: boolean
  /** What takes the focus first, if not the first that can. */
  firstFocus?: () => HTMLElement | null
  onClose: () => void
  /** Dialog.Content, and within it whatever is said. */
  children: ReactNode
}

/**
 * What opens over a page: the page behind is inert and dimmed, the focus stays inside and goes back where it was, Esc and
 * the way back close, and it is seen to leave. Mount it to open it. Till mode is the browser's own dialog: it must open with no code to come.
 */
export function Overlay({ shape, side, size, isPersistent = false, firstFocus, onClose, children }: Props) {
  useClosedByBack(onClose)
  // Now: a Tab before the dialog has taken the focus leads elsewhere.
  const [opener] = useState(() => document.activeElement)
  const begun = useOwnKeys()
  // The recipe's own variants, which Chakra's types do not know.
  const looks = { shape, size } as object
  return (
    <ChakraRoot>
      <Dialog.Root
        {...looks}
        open
        role="dialog"
        closeOnInteractOutside={!isPersistent}
        {...(firstFocus && { initialFocusEl: firstFocus })}
        finalFocusEl={() => seen(opener)}
        onEscapeKeyDown={keepUnder}
        onOpenChange={({ open }) => open || onClose()}
      >
        <Portal>
          <Dialog.Backdrop ref={leaving} data-shape={shape} />
          <Dialog.Positioner ref={leaving} data-side={side} onKeyDownCapture={begun}>
            {children}
          </Dialog.Positioner>
        </Portal>
      </Dialog.Root>
    </ChakraRoot>
  )
}

/** An element that can take the focus; null if it is gone, as the row of a menu that has closed. */
const seen = (element: Element | null) => (element instanceof HTMLElement && element.getClientRects().length > 0 ? element : null)

/** A key that is held since before it opened pressed what opened it, and nothing in it. */
function useOwnKeys() {
  const own = useRef('')
  return (event: Press) => {
    if (!event.repeat) own.current = event.key
    else if (own.current !== event.key && (event.key === 'Enter' || event.key === ' ')) event.preventDefault()
  }
}

/** Esc closes what lies over it first: the list that hangs open from a field, the browser's own dialog. */
function keepUnder(event: KeyboardEvent): void {
  const { target } = event
  const isList = target instanceof HTMLInputElement && target.ariaExpanded === 'true'
  if (isList || (target instanceof Element && target.closest('dialog[open]'))) event.preventDefault()
}
