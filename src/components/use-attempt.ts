import { useState } from 'react'
import { useOnce } from '../ui/use-once.ts'

/** Runs once at a time what may be refused; `run` answers with the words of the refusal, which stand until the next try. */
export function useAttempt(run: () => Promise<string | undefined>) {
  const [refusal, setRefusal] = useState<string>()
  const { isBusy, send } = useOnce(async () => {
    setRefusal(undefined)
    setRefusal(await run())
  })
  return { isBusy, send, refusal }
}
