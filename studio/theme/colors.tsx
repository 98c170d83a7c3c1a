import { asJsonObject, type JsonObject } from '../../engine/json.ts'
import { followed, type SchemaPart } from '../../engine/schema/manifest-schema.ts'
import { labelOf } from '../desk/form/labels.ts'
import type { DraftStore } from '../desk/model/draft-store.ts'
import { goBackAt, ownField, setFieldAt } from '../desk/model/field-edits.ts'
import type { Spot } from '../desk/model/item-edits.ts'
import { sharedFolder } from '../desk/model/surface.ts'
import { ColorField } from './color-field.tsx'
import styles from './colors.module.css'
import { type Color, isColor, seenColors } from './theme-colors.ts'

interface Props {
  /** Of the colours. */
  schema: SchemaPart
  /** The merged theme. */
  theme: JsonObject
  spot: Spot
  store: DraftStore
  mayEdit: boolean
  /** What the check says of a field that is no colour at all. */
  mistakesAt: (path: readonly string[]) => readonly string[]
}

/** Every colour of a theme, with the contrast of every pair as it is typed (STUDIO-13). */
export function Colors({ schema, theme, spot, store, mayEdit, mistakesAt }: Props) {
  const colors = asJsonObject(theme.colors)
  const { pairs, mistakes } = seenColors(colors)
  const failing = pairs.filter(({ isEnough }) => !isEnough).length
  const colorOf = (color: string) => String(colors[color] ?? '')
  return (
    <>
      <p role="status" data-fails={failing > 0 || undefined} className={styles.count}>
        {failing === 0
          ? `All ${pairs.length} pairs of colours can be read`
          : `${failing} of ${pairs.length} pairs of colours cannot be read`}
      </p>
      <div className={styles.colors}>
        {Object.entries(schema.properties ?? {}).map(([color, part]) => {
          const path = ['colors', color]
          const value = colorOf(color)
          const [wrong] = isColor(value) ? [] : mistakesAt(path)
          return (
            <ColorField
              key={color}
              {...{ color, value, colorOf, mayEdit }}
              help={followed(part).description ?? ''}
              pairs={pairs.filter(({ front }) => front === color)}
              mistake={wrong === undefined ? mistakes.get(color as Color) : { message: wrong, right: undefined }}
              isOwn={spot.brand !== sharedFolder && ownField(spot, path) !== undefined}
              onChange={said =>
                store.edit(`Colour ${labelOf(color).toLowerCase()}`, files =>
                  setFieldAt({ ...spot, files }, path, said),
                )
              }
              onBack={() =>
                store.edit(`Colour ${labelOf(color).toLowerCase()} as in base`, files =>
                  goBackAt({ ...spot, files }, path),
                )
              }
            />
          )
        })}
      </div>
    </>
  )
}
