import { Skeleton } from '../../ui/Skeleton.tsx'
import '../../ui/coming.css'
import './legal.css'

/** A title and its paragraph, three times: how long each line is, in percent. */
const PARTS = [
  [32, 100, 94, 98, 56],
  [44, 96, 100, 72],
  [28, 100, 92, 97, 40],
]

/** A text that is still to come, in the shape of one. */
export const TextComing = () => (
  <div className="text-coming">
    {PARTS.map((lines, part) => (
      <div key={part} className="coming-words">
        {lines.map((width, line) => (
          <Skeleton key={line} className="coming-line" style={{ width: `${width}%` }} />
        ))}
      </div>
    ))}
  </div>
)
