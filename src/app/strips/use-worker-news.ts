import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { api } from '../../api/api.ts'
import { onOpen, onPush } from '../../pwa/worker-news.ts'
import { useAppDispatch } from '../../state/hooks.ts'

/** The receipt of a push reaches the server a moment after the news reach the page, in milliseconds. */
const COUNTED = 2_000

/** What the worker says: a tap on a notification opens its page here, and what has just arrived is fetched. */
export function useWorkerNews() {
  const navigate = useNavigate()
  const dispatch = useAppDispatch()
  useEffect(() => onOpen((path) => void navigate(path)), [navigate])
  useEffect(
    () =>
      onPush(({ notice }) => {
        dispatch(api.util.invalidateTags(notice === null ? ['Notifications', 'Flows', 'Card'] : ['Notices']))
        setTimeout(() => dispatch(api.util.invalidateTags(['Devices'])), COUNTED)
      }),
    [dispatch],
  )
}
