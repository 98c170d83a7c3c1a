import type { FormValues } from '../../forms/field-rules.ts'
import type { Refusal } from '../../forms/refusal.ts'
import type { CarriedField, RegistrationField, RegistrationStep } from './registration-steps.ts'

/** Where registration stands after a form was sent: the step to show, and why it came back, if it did. */
export interface RegistrationState extends Refusal<RegistrationField> {
  step: RegistrationStep
  values: FormValues<CarriedField>
}
