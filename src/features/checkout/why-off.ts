import { msg } from '@lingui/core/macro'

/** Why a way of paying cannot be chosen. */
export const WHY_OFF = {
  courier: msg`Non con il corriere: scegli il ritiro`,
  too_small: msg`Da 0,50 € in su`,
}
