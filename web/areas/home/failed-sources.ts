import type { HomeSource } from '../../blocks/home-data.ts'
import type { PortalError } from '../../query/query.ts'

/** The sources of Home that failed, from where in the answer data is missing (`viewer.<source>...`). */
export function failedSources(errors: readonly Pick<PortalError, 'path'>[]): ReadonlySet<HomeSource> {
  return new Set(errors.flatMap(({ path: [field, source] }) => (field === 'viewer' ? [source as HomeSource] : [])))
}
