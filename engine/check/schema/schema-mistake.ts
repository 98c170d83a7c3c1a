import type { Mistake } from '../../overlay/mistake.ts'
import type { Path } from '../../overlay/place.ts'

/** A mistake against a schema, and where: at a field's name or at its value. */
export interface SchemaMistake extends Mistake {
  path: Path
  part: 'key' | 'value'
}
