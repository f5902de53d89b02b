import type { ComponentType } from 'react'
import { useParams } from 'react-router-dom'
import { useWide } from '../../ui/use-wide.ts'
import { NoticePage } from './NoticePage.tsx'

/**
 * The inbox, or where there is no room beside it one notice on a page of its own. The notice comes with the app, because a
 * push opens it; the inbox comes when it is opened.
 */
export function NoticesPage({ Inbox }: { Inbox: ComponentType }) {
  const { id } = useParams()
  const isWide = useWide()
  return id === undefined || isWide ? <Inbox /> : <NoticePage key={id} id={id} />
}
