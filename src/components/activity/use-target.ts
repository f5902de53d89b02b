import { readPath } from '#rules/languages.ts'
import { safePath } from '#rules/paths.ts'
import { isReachable } from '#rules/visibility.ts'
import { useFacts } from './use-facts.ts'

/** Where a link from outside leads within this app: a page that is there and that this customer may see, in her language. */
export function useTarget(link: string | null): string | undefined {
  const facts = useFacts()
  const path = safePath(link)
  if (!path) return undefined
  const bare = readPath(path).path
  return isReachable(bare.replace(/[?#].*$/s, ''), facts) ? bare : undefined
}
