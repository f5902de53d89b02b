import { Hero } from '../../components/page/Hero.tsx'
import { StepWait } from '../../components/steps/StepWait.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import './registration.css'

/** The first step, as far as it is known: the shape of the card, and of what is asked below it. */
export const Waiting = () => (
  <div className="door">
    <Hero />
    <StepWait>
      <Skeleton className="preview-wait" />
    </StepWait>
  </div>
)
