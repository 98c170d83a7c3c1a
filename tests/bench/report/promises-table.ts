import type { Promised } from './promise.ts'
import { table } from './table.ts'

/** What was promised beside what was found. */
export function promisesTable(promises: readonly Promised[]): string {
  return table(
    ['Promise', 'Wanted', 'Found', ''],
    promises.map(({ what, wanted, found, met }) => [what, wanted, found, met ? 'met' : 'missed']),
  )
}
