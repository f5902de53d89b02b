import type { ReactNode } from 'react'

const HYPHENED = /(e-mails?)(?![\w-])/i

/** A text in which "e-mail" does not break at its hyphen; its letters stay what they are. */
export const unbroken = (text: string): ReactNode =>
  text.split(HYPHENED).map((part, at) =>
    at % 2 ? (
      <span key={at} className="whole">
        {part}
      </span>
    ) : (
      part
    ),
  )
