import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { classes } from '../../ui/classes.ts'
import { type Slip, SlipWords } from './SlipWords.tsx'
import { takesRoom } from './takes-room.ts'
import './living-slip.css'

/** The living line of home, a slip from under the card that leads on. LOOK "phone-6". */
export function LivingSlip({ to, ...slip }: Slip & { to: string }) {
  return (
    <div className="living">
      <Link ref={takesRoom} className={classes('living-slip', slip.isOverdue && 'living-overdue')} to={to}>
        <SlipWords {...slip} />
        <ChevronRight aria-hidden size={20} strokeWidth={1.75} />
      </Link>
    </div>
  )
}
