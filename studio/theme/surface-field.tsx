import { useId } from 'react'
import { type Json, type JsonObject, type Path, valueAt } from '../../engine/json.ts'
import type { SchemaPart } from '../../engine/schema/manifest-schema.ts'
import { Icon } from '../../web/ui/icon/icon.tsx'
import form from '../desk/form/form.module.css'
import { labelOf } from '../desk/form/labels.ts'
import { ValueField } from '../desk/form/value-field.tsx'
import type { DraftStore } from '../desk/model/draft-store.ts'
import { goBackAt, ownField, setFieldAt, sharedField } from '../desk/model/field-edits.ts'
import type { Spot } from '../desk/model/item-edits.ts'
import { sharedFolder } from '../desk/model/surface.ts'

export interface SurfaceFieldProps {
  spot: Spot
  /** The merged surface. */
  root: JsonObject
  path: Path
  schema: SchemaPart
  store: DraftStore
  mayEdit: boolean
  mistakesAt: (path: Path) => readonly string[]
}

/** A field of a surface that is of no item, with where it comes from, the way back, and what is wrong with it. */
export function SurfaceField({ spot, root, path, schema, store, mayEdit, mistakesAt }: SurfaceFieldProps) {
  const id = useId()
  const field = String(path.at(-1))
  const label = labelOf(field)
  const value = valueAt(root, path) as Json | undefined
  const mistakes = mistakesAt(path)
  const isOwn = spot.brand !== sharedFolder && ownField(spot, path) !== undefined
  return (
    <div data-field={field}>
      <ValueField
        {...{ field, schema, value, readOnly: !mayEdit }}
        required
        describedBy={mistakes.length > 0 ? `${id}-mistakes` : undefined}
        isWrong={mistakes.length > 0}
        onChange={said =>
          said !== undefined &&
          store.edit(`${label} of the look`, files => setFieldAt({ ...spot, files }, path, said), path.join('/'))
        }
      />
      <div id={`${id}-mistakes`}>
        {mistakes.map(message => (
          <p key={message} className={form.mistake}>
            <Icon name="warning" size="small" /> {message}
          </p>
        ))}
      </div>
      {isOwn && (
        <div className={form.foot}>
          <span>Said by this brand</span>
          {mayEdit && sharedField(spot, path) !== undefined && (
            <button
              type="button"
              onClick={() => store.edit(`${label} as in base`, files => goBackAt({ ...spot, files }, path))}
            >
              {`${label} as all brands have it`}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
