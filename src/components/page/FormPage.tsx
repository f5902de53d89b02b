import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useUnsavedForm } from '../../ui/use-unsaved.ts'
import type { Submitting } from '../submit/use-submit.ts'
import './form-page.css'
import { Page } from './Page.tsx'
import { Button } from '../../ui/Button.tsx'

type Props = Partial<Submitting> & {
  title: string
  /** Which of its steps it shows: at another one its title takes the focus. */
  shows?: string
  /** Keys at the right of the bar. */
  actions?: ReactNode
  /** What this is about, in a sentence. */
  intro?: ReactNode
  save: string
  onSave: () => unknown
  /** The key waits; `missing` says for what. */
  isOff?: boolean
  missing?: ReactNode
  /** Its parts stand side by side where there is room. */
  isWide?: boolean
  /** It takes something away for good. */
  isGrave?: boolean
  /** Other ways on, below the primary key. */
  others?: ReactNode
  children: ReactNode
}

/**
 * A page that is one form: its key below, where a thumb reaches it; offline it waits, and nothing that is typed is lost. How it
 * stands is what `useSubmit` says.
 */
export function FormPage({
  title,
  shows,
  actions,
  intro,
  save,
  onSave,
  isOff = false,
  missing,
  isBusy = false,
  isOffline = false,
  refusal,
  isWide = false,
  isGrave = false,
  others,
  children,
}: Props) {
  const unsaved = useUnsavedForm(isBusy)
  return (
    <Page title={title} actions={actions} shows={shows}>
      <form
        className={isWide ? 'form-page form-wide' : 'form-page form-sheet'}
        noValidate
        {...unsaved}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isOff && !isOffline && !isBusy) onSave()
        }}
      >
        {intro ? <div className="form-intro">{intro}</div> : null}
        {children}
        <footer className="form-foot">
          {refusal ? (
            <p className="form-refusal" role="alert">
              {refusal}
            </p>
          ) : null}
          <p className="form-missing" role="status">
            {isOffline ? <Trans>Sei offline: per salvare serve la rete. Quello che hai scritto resta qui.</Trans> : missing}
          </p>
          <Button
            type="submit"
            look={isGrave ? 'bad' : 'primary'}
            isWide
            disabled={isOff || isOffline}
            aria-disabled={isBusy || undefined}
            aria-busy={isBusy || undefined}
          >
            {save}
          </Button>
          {others}
        </footer>
      </form>
    </Page>
  )
}
