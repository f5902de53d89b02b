import { useEffect } from 'react'
import { useDispatch } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { api } from '../../api/api.ts'
import { onOpen, onPush } from '../../pwa/worker-news.ts'

/** The receipt of a push reaches the server a moment after the news reach the page, in milliseconds. */
const COUNTED = 2_000

/** What the worker says: a tap on a notification opens its page here, and what has just arrived is fetched. */
export function useWorkerNews() {
  const navigate = useNavigate()
  const dispatch = useDispatch()
  useEffect(() => onOpen((path) => void navigate(path)), [navigate])
  useEffect(
    () =>
      onPush(() => {
        dispatch(api.util.invalidateTags(['Notices']))
        setTimeout(() => dispatch(api.util.invalidateTags(['Devices'])), COUNTED)
      }),
    [dispatch],
  )
}
