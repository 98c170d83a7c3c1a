import { openState, type StateOptions } from './open-state.ts'
import type { PostgresOptions } from './postgres/open-postgres-state.ts'
import type { State } from './state.ts'

/** Where instances keep what they share: a database, or else a file. */
export interface StatePlace {
  databaseUrl: string | undefined
  /** The data file, as `portalDataFile` says it. */
  portalData: string
}

/**
 * Opens what instances share: in PostgreSQL when a database is named, in a file of SQLite otherwise (OPS-13).
 * @throws Error that says what is wrong with the place.
 */
export async function openSharedState(
  { databaseUrl, portalData }: StatePlace,
  options: StateOptions & PostgresOptions = {},
): Promise<State> {
  if (databaseUrl === undefined) return openState(portalData, options)
  // Its client is loaded only where there is a database.
  const { openPostgresState } = await import('./postgres/open-postgres-state.ts')
  return openPostgresState(databaseUrl, options)
}
