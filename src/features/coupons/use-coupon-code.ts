import { useEffect, useState } from 'react'
import { drawCode } from '../../components/card/code-shape.ts'
import type { CodeShape } from '../../state/snapshot.ts'

/** A coupon's code as the till reads it; undefined until it is drawn. */
export function useCouponCode(code: string): CodeShape | undefined {
  const [shape, setShape] = useState<CodeShape>()
  useEffect(() => {
    let isWanted = true
    const drawn = (made: CodeShape) => {
      if (isWanted) setShape(made)
    }
    // Where what draws cannot be had, its letters are there all the same.
    void drawCode(code, 'QR').then(drawn, () => undefined)
    return () => {
      isWanted = false
    }
  }, [code])
  return shape
}
