/** How to greet at an hour of the day, 0 to 23: good morning from 5, good afternoon from 13, good evening from 18 through the night. */
export const greetingAt = (hour: number): 'morning' | 'afternoon' | 'evening' =>
  hour >= 5 && hour < 13 ? 'morning' : hour >= 13 && hour < 18 ? 'afternoon' : 'evening'

const NO_LETTERS = /[^\p{L}\p{M}\p{N}'’-]+/gu

/** A person's name in what is sent to others, which is no place for an advertisement: in letters alone nothing is a link. */
export const plainName = (name: string): string => name.replace(NO_LETTERS, ' ').trim()
