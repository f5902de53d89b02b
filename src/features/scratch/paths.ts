/** Where her cards are listed; each has its own address below. Spec §2. */
export const CARDS_PATH = '/instant-win/scratch-and-wins'
