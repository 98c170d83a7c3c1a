/** The ways in which a value can fail a field's own rules. */
export type FieldFailure = 'required' | 'minLength' | 'maxLength' | 'pattern'

/** What a field asks of its value. One list serves the browser, the server and both languages of error text. */
export interface FieldRules {
  /** Name of the field in its messages, as on the screen. */
  label: string
  required?: boolean | undefined
  minLength?: number | undefined
  maxLength?: number | undefined
  /** Every one must match. */
  patterns?: readonly RegExp[] | undefined
  /** Words that take the place of the generic ones (VALID-05); `check` words its own rule where the value is gone. */
  messages?: Partial<Record<FieldFailure | 'check', string>> | undefined
  /** A rule of its own, asked last, with all values of the form; returns the message. */
  check?: ((value: string, values: Readonly<Record<string, string>>) => string | undefined) | undefined
}

export type FormRules<Name extends string = string> = { readonly [Field in Name]: FieldRules }
export type FormValues<Name extends string = string> = { readonly [Field in Name]?: string }
export type FormErrors<Name extends string = string> = { [Field in Name]?: string }
