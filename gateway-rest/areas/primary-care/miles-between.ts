/** A place on the earth, in degrees. */
export interface Place {
  readonly latitude: number
  readonly longitude: number
}

const EARTH_DIAMETER = 7917.5

const radians = (degrees: number): number => (degrees * Math.PI) / 180
const haversine = (angle: number): number => Math.sin(angle / 2) ** 2

/** Miles between two places as the crow flies. */
export function milesBetween(one: Place, other: Place): number {
  const latitudes = haversine(radians(other.latitude - one.latitude))
  const longitudes = haversine(radians(other.longitude - one.longitude))
  const part = latitudes + Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * longitudes
  return EARTH_DIAMETER * Math.asin(Math.sqrt(Math.min(1, part)))
}
