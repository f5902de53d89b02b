import type { CSSProperties } from 'react'
import type { CodeType } from '#contract/card.ts'
import { inGroups } from '#rules/card.ts'
import './made-number.css'

/** How many signs a number of each kind has; of the others it is not known before. */
const LENGTHS: Partial<Record<CodeType, number>> = { EAN13: 13, EAN8: 8 }
const UNKNOWN = 12

type Props = { code: string | undefined; codeType: CodeType }

/** Empty slots until the server has given a number, whose signs then fall in one after the other. */
export function CardNumber({ code, codeType }: Props) {
  const signs = [...inGroups(code ?? '0'.repeat(LENGTHS[codeType] ?? UNKNOWN), codeType)]
  return (
    <p className="made-number">
      {code ? <span className="unseen">{code}</span> : null}
      <span aria-hidden>
        {signs.map((sign, at) => {
          const nth = { '--at': at } as CSSProperties
          if (sign === ' ') return <span key={at} className="made-gap" />
          return code ? (
            <span key={`${at} ${sign}`} className="made-sign" style={nth}>
              {sign}
            </span>
          ) : (
            <span key={at} className="made-slot" style={nth} />
          )
        })}
      </span>
    </p>
  )
}
