/**
 * Why a movement was made, where nobody typed it: a code, and what its sentence needs, so that each reader has it in her own
 * language. `day` is one of the activity's wall, `store` the name of where it was.
 */
export type Reason =
  | { code: 'welcome'; activity: string }
  | { code: 'invited' | 'inviter' | 'birthday' | 'scratched' }
  | { code: 'lunch' | 'dinner'; day: string; table: number; store?: string }
  | { code: 'takeaway'; day: string; people?: number; store?: string }
  | { code: 'spent' | 'lunch_spent' | 'dinner_spent'; day: string; store?: string }
  | { code: 'order_spent'; day: string }
  | { code: 'order_earned' | 'order_back' | 'order_taken_back'; number: number }
  | { code: 'till_earned'; cents: number }
  | { code: 'till_points'; day: string }
  | { code: 'till_undone' | 'credit_ended' }
