const calendars = new Map<string, Intl.DateTimeFormat>()

function calendar(zone: string) {
  const known = calendars.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  calendars.set(zone, made)
  return made
}

/**
 * Day and time on the wall of a place.
 * @param zone IANA name, such as Europe/Rome   @param instant milliseconds or ISO   @returns `YYYY-MM-DD` and `HH:mm`. SEMANTICS 6.
 */
export function onTheWall(zone: string, instant: number | string): { day: string; time: string } {
  const [day = '', time = ''] = calendar(zone).format(new Date(instant)).split(' ')
  return { day, time }
}

/** How old a kept copy is for the eye: of today, of yesterday, or older, counted in days of the place. */
export function ageOf(kept: number | string, now: number, zone: string): 'today' | 'yesterday' | 'older' {
  const { day } = onTheWall(zone, kept)
  const today = onTheWall(zone, now).day
  if (day >= today) return 'today'
  return Date.parse(today) - Date.parse(day) === 86_400_000 ? 'yesterday' : 'older'
}

/**
 * The instant at which the wall of a place shows this day and time. Of two, when the clocks go back, the later; of none, when
 * they go forward, as much after the change.
 * @param day `YYYY-MM-DD`   @param time `HH:mm`   @returns milliseconds
 */
export function instantOf(zone: string, day: string, time: string): number {
  const asUtc = Date.parse(`${day}T${time}Z`)
  const ahead = (instant: number) => {
    const wall = onTheWall(zone, instant)
    return Date.parse(`${wall.day}T${wall.time}Z`) - instant
  }
  const [first, then] = [asUtc - ahead(asUtc), asUtc - ahead(asUtc - ahead(asUtc))]
  return asUtc - ahead(then) === then ? then : Math.max(first, then)
}
