import type { Manifest, Surface } from '../../schema/generated/manifests.ts'
import { asJsonObject, type Json, type Path } from '../json.ts'
import { sortByCategory } from '../resolve/sort-by-category.ts'
import { surfaces } from '../schema/surfaces.ts'
import { comparable, contentsOf, editsOf, type Written } from './edits.ts'

/** A value that one brand has, and its path in the merged surface. */
export interface Said {
  value: Json
  path: Path
}

/** An item, condition, segment or section in which two brands differ; `key` is empty for a surface's own fields. */
export interface BrandDifference {
  surface: Surface
  key: string
  /** The brand that has it, when the other does not. */
  only?: 'first' | 'second'
  /** The fields that differ, with each brand's value; all fields of what only one brand has. */
  fields: readonly { field: string; first?: Said; second?: Said }[]
}

/** The differences between two brands, surface by surface and by id; items in the order in which members see them. */
export function brandDifferences(first: Manifest, second: Manifest): BrandDifference[] {
  return surfaces.flatMap(surface => {
    const shown = (manifest: Manifest) => contentsOf(surface, asJsonObject(manifest[surface]), sortByCategory)
    const [a, b] = comparable(shown(first), shown(second))
    return editsOf(surface, a, b).map(({ key, what, fields }): BrandDifference => {
      const only = what === 'removed' ? 'first' : what === 'added' ? 'second' : undefined
      return {
        surface,
        key,
        ...(only === undefined ? {} : { only }),
        fields: fields.map(field => ({
          field,
          ...said('first', a.get(key)?.get(field)),
          ...said('second', b.get(key)?.get(field)),
        })),
      }
    })
  })
}

const said = <Name extends 'first' | 'second'>(name: Name, written: Written | undefined) =>
  written ? ({ [name]: written } as { [Key in Name]: Said }) : {}
