import { imagePath } from '#rules/images.ts'
import { useActivity } from '../../api/activities.ts'
import { resolved } from '../../api/base.ts'
import { host } from '../../state/host.ts'
import './legal.css'
import '../../components/activity/activity-mark.css'

/** Whose text this is: the activity in use, else the one whose app this is. */
export function LegalOwner() {
  const mine = useActivity()
  const owner = mine ?? host.activity
  return owner ? (
    <p className="legal-owner">
      {owner.logo ? <img className="top-bar-mark" src={resolved(imagePath(owner.logo, 160))} alt="" /> : null}
      {owner.name}
    </p>
  ) : null
}
