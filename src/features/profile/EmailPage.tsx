import { useState } from 'react'
import { EmailCode } from './EmailCode.tsx'
import { EmailForm } from './EmailForm.tsx'

/** Another address of mail: asked for with the password, proven by a code that goes there. SEMANTICS 2. */
export function EmailPage() {
  const [asked, setAsked] = useState<{ email: string; challenge: string }>()
  const [typed, setTyped] = useState<string>()
  if (!asked) return <EmailForm typed={typed} onAsked={setAsked} />
  const back = () => {
    setTyped(asked.email)
    setAsked(undefined)
  }
  return <EmailCode {...asked} onBack={back} />
}
