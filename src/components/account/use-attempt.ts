import { useState } from 'react'
import { useOnce } from '../../ui/use-once.ts'

/** Runs once at a time what may be refused; `run` answers with the words of the refusal, which stand until the next try. */
export function useAttempt<A extends unknown[] = []>(run: (...asked: A) => Promise<string | undefined>) {
  const [refusal, setRefusal] = useState<string>()
  const { isBusy, send } = useOnce(async (...asked: A) => {
    setRefusal(undefined)
    setRefusal(await run(...asked))
  })
  return { isBusy, send, refusal }
}
