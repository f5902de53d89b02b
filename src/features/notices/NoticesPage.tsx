import type { ComponentType } from 'react'
import { useParams } from 'react-router-dom'
import { useWide } from '../../ui/use-wide.ts'
import { NoticePage } from './NoticePage.tsx'

/**
 * The list, or where there is no room beside it one notice on a page of its own. The notice comes with the app, because a
 * push opens it; the list comes when it is opened.
 */
export function NoticesPage({ List }: { List: ComponentType }) {
  const { id } = useParams()
  const isWide = useWide()
  return id === undefined || isWide ? <List /> : <NoticePage key={id} id={id} />
}
