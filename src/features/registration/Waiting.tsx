import { Hero } from '../../components/page/Hero.tsx'
import { StepWait } from '../../components/steps/StepWait.tsx'
import { host } from '../../state/host.ts'

/** The first step, as far as it is known: whose door it is, and the shape of the rest. */
export const Waiting = () => (
  <div className="door">
    {host.activity ? <Hero /> : null}
    <StepWait>
      <div className="skeleton preview-wait" />
    </StepWait>
  </div>
)
