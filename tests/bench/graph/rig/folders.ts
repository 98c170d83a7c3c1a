import { resolve } from 'node:path'

/** The repository's top. */
export const top = resolve(import.meta.dirname, '../../../..')
/** The bench's own folder. */
export const benchFolder = resolve(top, 'tests/bench/graph')
/** Where it writes; not kept in the repository. */
export const buildFolder = resolve(top, '.build/bench')
/** Where Hive Gateway is installed. */
export const hiveFolder = resolve(buildFolder, 'hive')
