import type { Places } from '../overlay/place.ts'
import type { Finding } from './gather-diagnostics.ts'
import type { ParsedFolder } from './parsed-folder.ts'
import { schemaMistakes } from './schema/schema-mistakes.ts'
import { validators } from './validators.ts'

/** Checks base for itself, so that a mistake is found even where every brand says something else. Brands complete what is missing. */
export function checkBase(base: ParsedFolder, places: Places): Finding[] {
  return [...base.files].flatMap(([surface, root]) =>
    root === undefined
      ? []
      : schemaMistakes(validators[surface], root, 'part').flatMap(({ path, part, ...mistake }) => {
          const place = places.at(root, path, part)
          return place ? [{ ...place, ...mistake }] : []
        }),
  )
}
