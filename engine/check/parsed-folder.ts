import type { Surface } from '../../schema/generated/manifests.ts'
import type { JsonObject } from '../resolve/json.ts'

/** The files of one folder of manifests. A file that cannot be read is undefined. */
export interface ParsedFolder {
  name: string
  files: ReadonlyMap<Surface, JsonObject | undefined>
}
