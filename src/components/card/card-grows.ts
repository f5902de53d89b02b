/** The name by which the card of an activity is one thing in the wallet and on Home. `ui/grow.ts` */
export const cardGrows = (activityId: string) => `card-${activityId}`
