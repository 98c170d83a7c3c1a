import type { PersonField } from '../../forms/person-rules.ts'
import { DateField } from '../date-field/date-field.tsx'
import type { FieldProps } from '../field/field-frame.tsx'
import { TextField } from '../field/text-field.tsx'
import layout from '../form-layout/form-layout.module.css'

interface Props {
  /** What `useForm` gives for a field. */
  field: (name: PersonField) => FieldProps & { name: string }
  values: { readonly [Name in PersonField]?: string }
  /** Today, yyyy-mm-dd. */
  latest: string
  text: Readonly<Record<string, string>>
}

/** Who somebody is, as on the ID card (REG-02, REG-15). */
export function PersonFields({ field, values, latest, text }: Props) {
  return (
    <>
      <TextField
        {...field('subscriberId')}
        hint={text.subscriberIdHint}
        defaultValue={values.subscriberId}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div className={layout.pair}>
        <TextField {...field('firstName')} defaultValue={values.firstName} autoComplete="given-name" />
        <TextField {...field('lastName')} defaultValue={values.lastName} autoComplete="family-name" />
      </div>
      <DateField {...field('dateOfBirth')} defaultValue={values.dateOfBirth} max={latest} autoComplete="bday" />
    </>
  )
}
