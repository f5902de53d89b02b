import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useUnsavedForm } from '../../ui/use-unsaved.ts'
import type { Submitting } from '../submit/use-submit.ts'
import './form-page.css'
import { Page } from './Page.tsx'
import { Button } from '../../ui/Button.tsx'
import { Refusal } from '../../ui/Refusal.tsx'
import { classes } from '../../ui/classes.ts'

type Props = Partial<Submitting> & {
  title: string
  /** Which of its steps it shows: at another one its title takes the focus. */
  shows?: string
  /** The way back, where the page stands under a tab. */
  mark?: ReactNode
  /** Keys at the right of the bar. */
  actions?: ReactNode
  /** What this is about, in a sentence. */
  intro?: ReactNode
  save: string
  onSave: () => unknown
  /** What is lacking: the key is tinted, and `onSave` leads there. */
  missing?: ReactNode
  /** The same, where `chosen` says it. */
  isLacking?: boolean
  /** There is nothing that could be saved: no key stands over the way out. */
  isKeyless?: boolean
  /** With what the key goes on, once nothing is missing, where that is out of sight. */
  chosen?: ReactNode
  /** Its parts stand side by side where there is room. */
  isWide?: boolean
  /** What she has chosen so far, with the key in sight beside the form; given only where there is room. */
  aside?: ReactNode
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
  mark,
  actions,
  intro,
  onSave,
  isWide = false,
  isKeyless = false,
  aside,
  children,
  ...key
}: Props) {
  const { isBusy = false, isOffline = false } = key
  const unsaved = useUnsavedForm(isBusy)
  return (
    <Page title={title} mark={mark} actions={actions} shows={shows}>
      <form
        className={classes('form-page', isWide || aside ? 'form-wide' : 'form-sheet', aside ? 'form-split' : undefined)}
        noValidate
        {...unsaved}
        onSubmit={(event) => {
          event.preventDefault()
          if (!isOffline && !isBusy) onSave()
        }}
      >
        {intro ? <div className="form-intro">{intro}</div> : null}
        {aside ? (
          <>
            <div className="form-main" inert={isBusy}>
              {children}
            </div>
            <div className="form-aside">
              {aside}
              {isKeyless ? null : <Foot {...key} />}
            </div>
          </>
        ) : (
          <>
            {children}
            {isKeyless ? null : <Foot {...key} />}
          </>
        )}
      </form>
    </Page>
  )
}

type FootProps = Pick<Props, 'save' | 'isLacking' | 'missing' | 'chosen' | 'isBusy' | 'isOffline' | 'refusal' | 'isGrave' | 'others'>

/** The key, with what it waits for or why the last try was refused. */
function Foot({
  save,
  missing,
  isLacking = Boolean(missing),
  chosen,
  isBusy = false,
  isOffline = false,
  refusal,
  isGrave = false,
  others,
}: FootProps) {
  return (
    <footer className="form-foot">
      <Refusal>{refusal}</Refusal>
      <p className="form-missing" role="status">
        {isOffline ? <Trans>Sei offline: questo passo chiede la rete. Quello che hai scritto resta qui.</Trans> : (missing ?? chosen)}
      </p>
      <Button
        type="submit"
        look={isGrave ? 'bad' : 'primary'}
        isWide
        isLacking={isLacking}
        disabled={isOffline}
        aria-disabled={isBusy || undefined}
        aria-busy={isBusy || undefined}
      >
        {save}
      </Button>
      {others}
    </footer>
  )
}
