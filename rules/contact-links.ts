import { pointOf } from './distance.ts'
import { dialled } from './phone.ts'

/** What of a place says where it is. */
type Place = {
  name: string
  latitude: number | null
  longitude: number | null
  address: string | null
  cap: string | null
  city: string | null
}
type Platform = 'ios' | 'android' | 'desktop'

/** Street; postcode and town: as far as they are known. */
export const addressLines = ({ address, cap, city }: Pick<Place, 'address' | 'cap' | 'city'>): string[] =>
  [address ?? '', [cap, city].filter(Boolean).join(' ')].filter(Boolean)

/** The same on one line. */
export const addressOf = (place: Pick<Place, 'address' | 'cap' | 'city'>): string => addressLines(place).join(', ')

/** Six digits are a hand's breadth. */
const degrees = (value: number) => String(Number(value.toFixed(6)))

function aimOf(place: Place): string {
  const point = pointOf(place)
  return point ? `${degrees(point.latitude)},${degrees(point.longitude)}` : addressOf(place)
}

const query = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')

/** Where a place is shown on a map: the phone's own app where it has one. Nothing where it does not say where it is. */
export function mapLink(place: Place, platform: Platform): string | undefined {
  const aim = aimOf(place)
  if (!aim) return undefined
  const point = pointOf(place)
  if (platform === 'android') return `geo:${point ? aim : '0,0'}?q=${encodeURIComponent(point ? `${aim}(${place.name})` : aim)}`
  if (platform === 'ios') return `https://maps.apple.com/?${query(point ? { q: place.name, ll: aim } : { q: aim })}`
  return `https://www.google.com/maps/search/?${query({ api: '1', query: aim })}`
}

/** The way there, from wherever she is: that is asked for by the map alone, the phone's own where it has one. */
export function directionsLink(place: Place, platform: Platform): string | undefined {
  const aim = aimOf(place)
  if (!aim) return undefined
  if (platform === 'ios') return `https://maps.apple.com/?${query({ daddr: aim })}`
  if (platform === 'android') return mapLink(place, platform)
  return `https://www.google.com/maps/dir/?${query({ api: '1', destination: aim })}`
}

/** `tel:` of a number as somebody wrote it; nothing where it has no digits. */
export function phoneLink(given: string | null): string | undefined {
  const digits = dialled(given ?? '')
  return digits ? `tel:${digits}` : undefined
}

const ADDRESS = /^[^\s@?&#,;<>"]+@[^\s@?&#,;<>"]+$/

/** `mailto:` of an address, to that one alone; nothing where it is no single address. */
export const mailLink = (given: string | null): string | undefined =>
  given && ADDRESS.test(given.trim()) ? `mailto:${encodeURIComponent(given.trim()).replaceAll('%40', '@')}` : undefined
