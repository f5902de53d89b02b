import { useEffect, useState } from 'react'
import { learned, promised, type ShownIn } from './once-key.ts'

/**
 * Said by a page that shows a list, of when it shows it (`at`, ISO instant): a wish whose answer was lost before the page opened,
 * and before the server gave what it shows, is over. The page on which it was lost goes on promising that it counts once.
 * @param isCovered a dialog stands over the list and promises that; once it is closed the list is looked at anew
 */
export function useLearned(list: ShownIn, at: string | undefined, isCovered = false): void {
  const [opened, look] = useState(Date.now)
  useEffect(() => (isCovered ? () => look(Date.now()) : undefined), [isCovered])
  useEffect(() => {
    if (at !== undefined) learned(list, Math.min(opened, Date.parse(at)))
  }, [list, at, opened])
}

/** While this holds, the screen says that a repetition counts once. */
export function usePromised(isUnsure: boolean): void {
  useEffect(() => (isUnsure ? promised() : undefined), [isUnsure])
}
