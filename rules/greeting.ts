/** How to greet at an hour of the day, 0 to 23: good morning from 5, good afternoon from 13, good evening from 18 through the night. */
export const greetingAt = (hour: number): 'morning' | 'afternoon' | 'evening' =>
  hour >= 5 && hour < 13 ? 'morning' : hour >= 13 && hour < 18 ? 'afternoon' : 'evening'
