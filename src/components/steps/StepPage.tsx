import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { host } from '../../state/host.ts'
import { useOnce } from '../../ui/use-once.ts'
import { useOnline } from '../../ui/use-online.ts'
import { type Progress, StepHead } from './StepHead.tsx'
import './step-page.css'
import { endFirstPaint } from '../page/first-paint.ts'
import { useUnsaved } from '../../ui/use-unsaved.ts'

type Props = Progress & {
  /** A picture above the question. */
  top?: ReactNode
  /** The question of this step: the page's one h1. */
  title: string
  /** What the primary key says. */
  next: string
  /** Sent once, however often it is tapped. */
  onNext: () => Promise<unknown> | void
  /** The key waits; `missing` says for what. */
  isOff?: boolean
  missing?: ReactNode
  /** The step asks the server: without a network its key waits. */
  asksServer?: boolean
  /** Other ways on, below the primary key. */
  others?: ReactNode
  children: ReactNode
}

/**
 * One question a step: progress above, the primary key at the bottom where the thumb is. A field marked `data-first` takes
 * the focus, else the title. Give each step a `key` of its own. LOOK "Registration".
 */
export function StepPage({ top, title, next, onNext, isOff = false, missing, asksServer = false, others, children, ...progress }: Props) {
  useUnsaved()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const isOnline = useOnline()
  const { isBusy, send } = useOnce(onNext)
  const isCutOff = asksServer && !isOnline
  const owner = progress.of ?? host.activity?.name ?? 'Tessera'

  useLayoutEffect(() => {
    endFirstPaint()
    window.scrollTo(0, 0)
    const field = heading.current?.closest('form')?.querySelector<HTMLElement>('[data-first]')
    ;(field ?? heading.current)?.focus({ preventScroll: true })
  }, [])
  useEffect(() => {
    document.title = `${title} · ${owner}`
  }, [title, owner])

  return (
    <form
      className="step"
      noValidate
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isOff && !isCutOff) void send()
      }}
    >
      <StepHead {...progress} />
      <div className="step-body">
        {top}
        <h1 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {children}
      </div>
      <footer className="step-foot">
        <p className="step-missing" role="status">
          {isCutOff ? <Trans>Sei offline: per continuare serve la rete. Quello che hai scritto resta qui.</Trans> : missing}
        </p>
        <button
          type="submit"
          className="button button-primary button-wide"
          disabled={isOff || isCutOff}
          aria-disabled={isBusy || undefined}
          aria-busy={isBusy || undefined}
        >
          {next}
        </button>
        {others}
      </footer>
    </form>
  )
}
