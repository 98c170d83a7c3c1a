import type { Database } from '../../store/database.ts'

/** Distance in miles, by ZIP code. */
export type NearZips = ReadonlyMap<string, number>

const MILES_PER_DEGREE = 69

/** The ZIP codes whose center is within a radius (miles) of another's center; none for an unknown ZIP code. */
export function zipsWithin(database: Database, zip: string, radius: number): NearZips {
  const middle = database.get<GeoPoint>('select latitude, longitude from zipArea where zipCode = ?', zip)
  if (middle === undefined) return new Map()
  const degrees = radius / MILES_PER_DEGREE
  const areas = database.all<GeoPoint & { zipCode: string }>(
    'select zipCode, latitude, longitude from zipArea where latitude between ? and ?',
    middle.latitude - degrees,
    middle.latitude + degrees,
  )
  return new Map(
    areas.map(area => [area.zipCode, milesBetween(middle, area)] as const).filter(([, miles]) => miles <= radius),
  )
}

/** A point on the earth, in degrees. */
interface GeoPoint {
  readonly latitude: number
  readonly longitude: number
}

const EARTH_DIAMETER = 7917.5

const radians = (degrees: number): number => (degrees * Math.PI) / 180
const haversine = (angle: number): number => Math.sin(angle / 2) ** 2

/** Great-circle distance in miles. */
export function milesBetween(one: GeoPoint, other: GeoPoint): number {
  const latitudes = haversine(radians(other.latitude - one.latitude))
  const longitudes = haversine(radians(other.longitude - one.longitude))
  const part = latitudes + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * longitudes
  return EARTH_DIAMETER * Math.asin(Math.sqrt(Math.min(1, part)))
}
