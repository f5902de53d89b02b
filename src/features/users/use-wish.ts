import { useSearchParams } from 'react-router-dom'
import { calls, type UsersWish } from '#contract/users.ts'
import { useReach } from './use-reach.ts'

/** What the address says is wanted; a change goes back to the first page, and one that is nothing leaves the address. */
export function useWish() {
  const [params, setParams] = useSearchParams()
  const { activityId } = useReach()
  const said = Object.fromEntries([...params].filter(([name]) => name !== 'in'))
  const read = calls.list.input.safeParse({ ...said, activityId })
  const wish: UsersWish = read.success ? read.data : { activityId }
  const change = (next: Record<string, string | undefined>) =>
    setParams(
      (before) => {
        const merged = { ...Object.fromEntries(before), page: undefined, ...next }
        return Object.entries(merged).flatMap(([name, value]) => (value ? [[name, value] as [string, string]] : []))
      },
      { replace: true },
    )
  return { wish, change }
}
