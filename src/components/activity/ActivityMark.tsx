import { imagePath } from '#rules/images.ts'
import { useActivity } from '../../api/activities.ts'
import { resolved } from '../../api/base.ts'
import { host } from '../../state/host.ts'
import './activity-mark.css'

/** The activity's sign before a title, where there is nothing to go back to; until hers is known that of the host. */
export function ActivityMark() {
  const logo = (useActivity() ?? host.activity)?.logo
  return logo ? <img className="top-bar-mark" src={resolved(imagePath(logo, 160))} alt="" /> : <span className="top-bar-mark" />
}
