import type { Json, JsonObject } from '../../../engine/json.ts'
import type { SchemaPart } from '../../../engine/schema/manifest-schema.ts'

/** What a control of a form shows, and tells. */
export interface ControlProps {
  id: string
  field: string
  label: string
  /** Without a reference. */
  schema: SchemaPart
  value: Json | undefined
  /** A value that may be left out can be emptied: it is told as undefined then. */
  required: boolean
  onChange: (value: Json | undefined) => void
  /** The object that the value is a field of. */
  around: JsonObject
  readOnly: boolean
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** A value as a text field shows it. */
export const textOf = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

/** What belongs to the element itself. */
export const elementProps = ({ id, readOnly, ...props }: ControlProps) => ({
  id,
  disabled: readOnly,
  'aria-describedby': props['aria-describedby'],
  'aria-invalid': props['aria-invalid'],
})
