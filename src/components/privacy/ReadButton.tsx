import { Plural, Trans } from '@lingui/react/macro'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { minutesToRead } from '#rules/readable-text.ts'
import { ReadableText } from './ReadableText.tsx'
import { Button } from '../../ui/Button.tsx'
import { Sheet } from '../../ui/overlays.ts'
import './consents.css'

/** "Leggi l’informativa · 3 minuti": opens the text over the page, so that nothing chosen there is lost. LOOK phone-3. */
export function ReadButton({ title, text }: { title: string; text: string }) {
  const [isOpen, setOpen] = useState(false)
  const minutes = minutesToRead(text)
  return (
    <>
      <button type="button" className="read-key" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <FileText aria-hidden size={20} strokeWidth={1.75} />
        <span>
          <Trans>Leggi l’informativa</Trans>
          {'\u00a0· '}
          <span className="read-time">
            <Plural value={minutes} one="# minuto" other="# minuti" />
          </span>
        </span>
      </button>
      {isOpen ? (
        <Sheet label={title} onClose={() => setOpen(false)}>
          <div className="read-sheet">
            <h2>{title}</h2>
            <ReadableText text={text} />
            {/* Read to its end, it is left there; that she has read it she says herself. */}
            <Button onClick={() => setOpen(false)}>
              <Trans>Chiudi</Trans>
            </Button>
          </div>
        </Sheet>
      ) : null}
    </>
  )
}
