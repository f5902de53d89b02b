import { useEffect, useState } from 'react'
import { drawCode } from './code-shape.ts'
import type { CodeShape } from '../../state/snapshot.ts'

/** What is drawn of a code that the till reads, of a coupon or a prize; undefined until it is drawn. */
export function useTillCode(code: string): CodeShape | undefined {
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
