import type { Database } from '../../store/database.ts'
import { milesBetween, type Place } from './miles-between.ts'

/** Miles to each ZIP code that is near. */
export type NearZips = ReadonlyMap<string, number>

const MILES_PER_DEGREE = 69

/** The ZIP codes whose middle is at most so many miles from the middle of another; none for a ZIP code that nobody knows. */
export function zipsWithin(database: Database, zip: string, radius: number): NearZips {
  const middle = database.get<Place>('select latitude, longitude from zipArea where zipCode = ?', zip)
  if (middle === undefined) return new Map()
  const degrees = radius / MILES_PER_DEGREE
  const areas = database.all<Place & { zipCode: string }>(
    'select zipCode, latitude, longitude from zipArea where latitude between ? and ?',
    middle.latitude - degrees,
    middle.latitude + degrees,
  )
  return new Map(
    areas.map(area => [area.zipCode, milesBetween(middle, area)] as const).filter(([, miles]) => miles <= radius),
  )
}
