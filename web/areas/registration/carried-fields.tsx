import type { RegistrationState } from './registration-state.ts'
import { carriedFields, fieldsOf } from './registration-steps.ts'

/** What other steps asked, carried along in the form; never a password. */
export const CarriedFields = ({ step, values }: Pick<RegistrationState, 'step' | 'values'>) => (
  <>
    <input type="hidden" name="step" value={step} />
    {carriedFields
      .filter(name => !fieldsOf[step].includes(name) && values[name] !== undefined)
      .map(name => (
        <input key={name} type="hidden" name={name} value={values[name]} />
      ))}
  </>
)
