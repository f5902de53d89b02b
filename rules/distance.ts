/** A point on the earth, in degrees. */
export type Point = { latitude: number; longitude: number }

type Place = { latitude: number | null; longitude: number | null }

const EARTH_METRES = 6_371_000
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Metres from one point to another as the crow flies. */
export function metresBetween(a: Point, b: Point): number {
  const [north, east] = [radians(b.latitude - a.latitude) / 2, radians(b.longitude - a.longitude) / 2]
  const h = Math.sin(north) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east) ** 2
  return 2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** Where a place is on the earth, if it says so. */
export const pointOf = ({ latitude, longitude }: Place): Point | undefined =>
  latitude === null || longitude === null ? undefined : { latitude, longitude }

/** Metres from a point to a place, where both are known. */
export function metresTo(place: Place, from: Point | undefined): number | undefined {
  const point = pointOf(place)
  return from && point && metresBetween(from, point)
}

/** Places with their metres from a point, the nearest first; those that do not say where they are come last, as they stood. */
export function byDistance<T extends Place>(places: readonly T[], from: Point): { place: T; metres: number | undefined }[] {
  const measured = places.map((place) => ({ place, metres: metresTo(place, from) }))
  return measured.sort((a, b) => (a.metres ?? Infinity) - (b.metres ?? Infinity) || 0)
}

/** A distance as it is read: tens of metres below a kilometre, tenths below ten, then whole kilometres. */
export function roundedDistance(metres: number): { value: number; unit: 'meter' | 'kilometer'; digits: 0 | 1 } {
  const tens = Math.max(10, Math.round(metres / 10) * 10)
  if (tens < 1_000) return { value: tens, unit: 'meter', digits: 0 }
  const tenths = Math.round(metres / 100) / 10
  return tenths < 10 ? { value: tenths, unit: 'kilometer', digits: 1 } : { value: Math.round(metres / 1_000), unit: 'kilometer', digits: 0 }
}
