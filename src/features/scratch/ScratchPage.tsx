import { useParams } from 'react-router-dom'
import { ScratchList } from './ScratchList.tsx'
import { ScratchOne } from './ScratchOne.tsx'

/** My scratch cards, or one of them by its own address. Spec §2. */
export function ScratchPage() {
  const { id } = useParams()
  return id === undefined ? <ScratchList /> : <ScratchOne key={id} id={id} />
}
