import { Hero } from '../../components/page/Hero.tsx'
import { StepWait } from '../../components/steps/StepWait.tsx'
import { host } from '../../state/host.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import './registration.css'

/** The first step, as far as it is known: whose door it is, and the shape of the rest. */
export const Waiting = () => (
  <div className="door">
    {host.activity ? <Hero /> : null}
    <StepWait>
      <Skeleton className="preview-wait" />
    </StepWait>
  </div>
)
