import { PersonFields } from '../../forms/person.tsx'
import type { StepProps } from './step-props.ts'

/** Who registers (REG-02). */
export const IdentifyStep = ({ field, values, latest, text }: StepProps) => (
  <PersonFields field={field} values={values} latest={latest} text={text} />
)
