import { useParams } from 'react-router-dom'
import { AskExport } from './AskExport.tsx'
import { TakeExport } from './TakeExport.tsx'
import './profile.css'

/** "Download my data": asked for here, taken by the link of a letter, once. SEMANTICS 10. */
export function ExportPage() {
  const { code } = useParams()
  return code ? <TakeExport code={code} /> : <AskExport />
}
