import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useOnce } from '../../ui/use-once.ts'
import { useOnline } from '../../ui/use-online.ts'
import './form-page.css'
import { Page } from './Page.tsx'
import { useUnsaved } from '../../ui/use-unsaved.ts'

type Props = {
  title: string
  /** What this is about, in a sentence. */
  intro?: ReactNode
  save: string
  /** Sent once, however often it is tapped. */
  onSave: () => Promise<unknown> | void
  /** The key waits; `missing` says for what. */
  isOff?: boolean
  missing?: ReactNode
  /** What was refused and is about no field. */
  refusal?: string | undefined
  /** Its parts stand side by side where there is room. */
  isWide?: boolean
  /** It takes something away for good. */
  isGrave?: boolean
  /** Other ways on, below the primary key. */
  others?: ReactNode
  children: ReactNode
}

/** A page that is one form: its key below, where a thumb reaches it; offline it waits, and nothing that is typed is lost. */
export function FormPage({
  title,
  intro,
  save,
  onSave,
  isOff = false,
  missing,
  refusal,
  isWide = false,
  isGrave = false,
  others,
  children,
}: Props) {
  useUnsaved()
  const isOnline = useOnline()
  const { isBusy, send } = useOnce(onSave)
  return (
    <Page title={title}>
      <form
        className={isWide ? 'form-page form-wide' : 'form-page form-sheet'}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (!isOff && isOnline) void send()
        }}
      >
        {intro ? <div className="form-intro">{intro}</div> : null}
        {refusal ? (
          <p className="form-refusal" role="alert">
            {refusal}
          </p>
        ) : null}
        {children}
        <footer className="form-foot">
          <p className="form-missing" role="status">
            {isOnline ? missing : <Trans>Sei offline: per salvare serve la rete. Quello che hai scritto resta qui.</Trans>}
          </p>
          <button
            type="submit"
            className={`button button-wide ${isGrave ? 'button-bad' : 'button-primary'}`}
            disabled={isOff || !isOnline}
            aria-disabled={isBusy || undefined}
            aria-busy={isBusy || undefined}
          >
            {save}
          </button>
          {others}
        </footer>
      </form>
    </Page>
  )
}
