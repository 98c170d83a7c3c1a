import { useId } from 'react'
import { asJsonObject, stringOrUndefined, valueAt } from '../../engine/json.ts'
import { followed } from '../../engine/schema/manifest-schema.ts'
import { Icon } from '../../web/ui/icon/icon.tsx'
import form from '../desk/form/form.module.css'
import { labelOf } from '../desk/form/labels.ts'
import { setFieldAt } from '../desk/model/field-edits.ts'
import type { ThemePicturesQuery } from '../generated/theme.ts'
import type { SurfaceFieldProps } from './surface-field.tsx'

type Asset = NonNullable<ThemePicturesQuery['draft']>['assetList'][number]

interface Props extends SurfaceFieldProps {
  /** Pictures and other files of the draft. */
  assets: readonly Asset[]
}

/** A picture of the brand: one of those that the draft has, with its size, and what it says to whoever does not see it (STUDIO-13). */
export function PictureField({ assets, spot, root, path, schema, store, mayEdit, mistakesAt }: Props) {
  const id = useId()
  const label = labelOf(String(path.at(-1)))
  const { description = '', properties = {} } = followed(schema)
  const picture = asJsonObject(valueAt(root, path))
  const src = stringOrUndefined(picture.src) ?? ''
  const alt = stringOrUndefined(picture.alt) ?? ''
  const mistakes = mistakesAt(path)
  const folder = `${spot.brand}/assets/`
  const pictures = assets.flatMap(({ path: place, width, height }) =>
    place.startsWith(folder) && typeof width === 'number' && typeof height === 'number'
      ? [{ src: place.slice(folder.length), width, height }]
      : [],
  )
  const edit = (changed: object) =>
    store.edit(`${label} of the look`, setFieldAt(spot, path, { ...picture, ...changed }))
  const described = [`${id}-help`, mistakes.length > 0 && `${id}-mistakes`].filter(Boolean).join(' ')
  return (
    <fieldset className={form.group} disabled={!mayEdit}>
      <legend>{label}</legend>
      <p id={`${id}-help`} className={form.help}>
        {description}
      </p>
      <div className={form.field}>
        <label htmlFor={id}>{`Picture of ${label.toLowerCase()}`}</label>
        <select
          id={id}
          className={form.input}
          value={src}
          aria-describedby={described}
          aria-invalid={mistakes.length > 0 || undefined}
          onChange={event => edit(pictures.find(each => each.src === event.target.value) ?? {})}
        >
          {!pictures.some(each => each.src === src) && <option value={src}>{src || 'None'}</option>}
          {pictures.map(each => (
            <option key={each.src} value={each.src}>{`${each.src}, ${each.width} × ${each.height}`}</option>
          ))}
        </select>
      </div>
      {properties.alt && (
        <div className={form.field}>
          <label htmlFor={`${id}-alt`}>{labelOf('alt')}</label>
          <input
            id={`${id}-alt`}
            className={form.input}
            value={alt}
            onChange={event => edit({ alt: event.target.value })}
          />
        </div>
      )}
      <div id={`${id}-mistakes`}>
        {mistakes.map(message => (
          <p key={message} className={form.mistake}>
            <Icon name="warning" size="small" /> {message}
          </p>
        ))}
      </div>
    </fieldset>
  )
}
