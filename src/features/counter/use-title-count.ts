import { useEffect } from 'react'

/** Says in the page's title, which a tab shows, how many wait: `(2) Ordini`. @param title changes with the page's own */
export function useTitleCount(count: number, title: string): void {
  useEffect(() => {
    const bare = document.title.replace(/^\(\d+\) /, '')
    document.title = count > 0 ? `(${count}) ${bare}` : bare
  }, [count, title])
}
