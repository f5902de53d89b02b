import { useState } from 'react'

const SAID_FOR = 2500

/** Copies a text. @returns whether it could, for as long as that is said, and what copies it */
export function useCopy(text: string): { isCopied: boolean | undefined; copy: () => Promise<void> } {
  const [isCopied, setCopied] = useState<boolean>()
  const copy = async () => {
    const done = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    )
    setCopied(done)
    setTimeout(() => setCopied(undefined), SAID_FOR)
  }
  return { isCopied, copy }
}
