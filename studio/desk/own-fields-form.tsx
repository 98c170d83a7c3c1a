import { schemaOf } from '../../engine/schema/manifest-schema.ts'
import { surfaceTitles } from '../../engine/schema/surfaces.ts'
import { labelOf } from './form/labels.ts'
import { isApart } from './form/widget-of.ts'
import { ItemField } from './item-field.tsx'
import type { DraftStore } from './model/draft-store.ts'
import type { Spot } from './model/item-edits.ts'
import type { PlacedMistake } from './model/place-of-mistake.ts'
import { type Files, surfaceOf } from './model/surface.ts'

interface Props {
  spot: Spot
  before: Files
  store: DraftStore
  mayEdit: boolean
  /** Of the file. */
  mistakes: readonly PlacedMistake[]
}

/** The fields that a surface has besides its items: a heading, lists of groups, named conditions (STUDIO-05). */
export function OwnFieldsForm({ spot, before, ...shared }: Props) {
  const { surface, brand, files } = spot
  const schema = schemaOf(surfaceTitles.get(surface) ?? '')
  const isRequired = (field: string) => schema.required?.includes(field) ?? false
  return Object.entries(schema.properties ?? {})
    .filter(([field, part]) => !isApart(field, part, false))
    .map(([field, part]) => (
      <ItemField
        key={field}
        {...{ ...shared, field, schema: part, spot, required: isRequired(field), id: '', name: labelOf(surface) }}
        holder={surfaceOf(files, brand, surface)}
        former={surfaceOf(before, brand, surface)}
        isOwnItem={false}
        mistakes={shared.mistakes.filter(({ item, field: of }) => item === '' && of === field)}
      />
    ))
}
