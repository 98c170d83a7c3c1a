import type { FormValues } from './field-rules.ts'

/** Why fields were refused: failures of their own rules, or what the service said. */
export type FieldCodes<Name extends string = string> = { readonly [Field in Name]?: string }

/** A form that came back: why, and what may be filled in again. Codes, as an action has no words of the screen. */
export interface Refusal<Name extends string = string> {
  codes: FieldCodes<Name>
  /** Why the form as a whole was refused. */
  problem?: string | undefined
  /** What was typed; never a password. */
  values: FormValues<Name>
}
