import { useId } from 'react'
import { isJsonObject, type Json, type JsonObject } from '../../engine/json.ts'
import form from '../desk/form/form.module.css'
import { setFieldAt, sharedField } from '../desk/model/field-edits.ts'
import type { SurfaceFieldProps } from './surface-field.tsx'

interface Props extends Omit<SurfaceFieldProps, 'schema' | 'path'> {
  of: 'body' | 'heading'
  help: string
}

/** The typeface of text or of headings: one of those that the brand brings, or what devices have (STUDIO-13). */
export function FontField({ of, help, spot, root, store, mayEdit }: Props) {
  const id = useId()
  const path = ['fonts', of]
  const value = String((root.fonts as JsonObject | undefined)?.[of] ?? '')
  const families = familiesIn(root.typefaces)
  const own = families.find(family => value.startsWith(`'${family}'`) || value.startsWith(family))
  const shared = String(sharedField(spot, path) ?? '')
  const chosen = own ?? (value === shared ? '' : value)
  const choose = (family: string) => {
    // What devices have stands behind the brand's own, as it was: serifs stay serifs.
    const behind = partsOf(value).filter(part => !families.some(each => nameIn(part).startsWith(each)))
    const rest = behind.length === 0 ? ['system-ui', 'sans-serif'] : behind
    const said = family === '' ? shared : [`'${family}'`, `'${family} stand-in'`, ...rest].join(', ')
    store.edit(names[of], files => setFieldAt({ ...spot, files }, path, said))
  }
  return (
    <div className={form.field}>
      <label htmlFor={id}>{names[of]}</label>
      <p id={`${id}-help`} className={form.help}>
        {help}
      </p>
      <select
        id={id}
        className={form.input}
        disabled={!mayEdit}
        aria-describedby={`${id}-help`}
        value={chosen}
        onChange={event => choose(event.target.value)}
      >
        {families.map(family => (
          <option key={family} value={family}>
            {family}
          </option>
        ))}
        <option value="">What devices have</option>
        {chosen === value && value !== '' && <option value={value}>{value}</option>}
      </select>
    </div>
  )
}

const names = { body: 'Typeface of text', heading: 'Typeface of headings' } as const

/** The typefaces that come with a brand, by their names. */
const familiesIn = (typefaces: Json | undefined): string[] => [
  ...new Set(
    (Array.isArray(typefaces) ? typefaces : []).flatMap(entry =>
      isJsonObject(entry) && typeof entry.family === 'string' && entry.family !== '' ? [entry.family] : [],
    ),
  ),
]

const partsOf = (families: string) => families.split(',').map(part => part.trim())
const nameIn = (part: string) => part.replaceAll(/['"]/g, '')
