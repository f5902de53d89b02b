/**
 * Was the app opened with this page? Then no page of it is there to go back to. What took the place of that page stands first, too.
 * @param key of the router's location
 */
export const isOpenedHere = (key: string): boolean => key === 'default' || (history.state as { idx?: number } | null)?.idx === 0
