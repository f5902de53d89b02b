import type { MenuItem } from '#contract/menus.ts'
import type { Group } from '#rules/menu.ts'

/** The first dish of what is shown: it stands beside the list while none is chosen. */
export const firstOf = (groups: readonly Group[]): MenuItem | undefined => groups.find(({ items }) => items.length > 0)?.items[0]
