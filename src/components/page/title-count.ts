let waiting = 0

/** A page's title, as a tab shows it: `(2) Banco` where somebody waits. */
export const countedTitle = (title: string): string => (waiting > 0 ? `(${waiting}) ${title}` : title)

/** Says in the title how many wait, on this page and on those that follow it, until another number is said. */
export function countInTitle(count: number): void {
  const bare = document.title.replace(/^\(\d+\) /, '')
  waiting = count
  document.title = countedTitle(bare)
}
