/** Is a reminder so many hours ahead one of the day before? Else it says that the booking is soon. */
export const isDayBefore = (hours: number): boolean => hours >= 12
