import type { FormValues } from '../../forms/field-rules.ts'
import type { RegistrationScreenQuery } from '../../generated/registration-screen.ts'
import type { FieldProps } from '../../ui/field/field-frame.tsx'
import type { CarriedField, RegistrationField } from './registration-steps.ts'

/** What the fields of a step are made of. */
export interface StepProps {
  field: (name: RegistrationField) => FieldProps & { name: string }
  values: FormValues<CarriedField>
  /** Today, yyyy-mm-dd. */
  latest: string
  text: Readonly<Record<string, string>>
  questions: RegistrationScreenQuery['securityQuestions']
  /** The password as typed on this very page; empty on a page of the server. */
  held: string
  withPassword: boolean
}
