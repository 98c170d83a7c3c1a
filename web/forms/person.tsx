import { DateField } from '../ui/date-field/date-field.tsx'
import type { FieldProps } from '../ui/field/field-frame.tsx'
import { TextField } from '../ui/field/text-field.tsx'
import layout from '../ui/form-layout/form-layout.module.css'
import { parseDate, yearsBefore } from '../ui/format/date-arithmetic.ts'
import { sayFrom } from '../ui/words/say-from.ts'
import type { FormRules, FormValues } from './form-rules.ts'
import { identifier, personName, plainName } from './patterns.ts'

export type PersonField = 'subscriberId' | 'firstName' | 'lastName' | 'dateOfBirth'

export const personFields: readonly PersonField[] = ['subscriberId', 'firstName', 'lastName', 'dateOfBirth']

interface PersonWords {
  subscriberId: string
  subscriberIdHint: string
  subscriberIdInvalid: string
  nameInvalid: string
  firstName: string
  lastName: string
  dateOfBirth: string
  dateOfBirthInvalid: string
  dateOfBirthTooLate: string
  /** Where only adults are taken. */
  notAdult?: string
}

interface PersonRuleOptions {
  /** yyyy-mm-dd. */
  today: string
  /** Under 18 is refused (REG-05, VALID-20). */
  adult?: boolean
}

/** What identifies a person: as on the ID card, by the identifier and name rules (REG-02 to REG-05, REG-15). */
export function personRules(text: PersonWords, { today, adult = false }: PersonRuleOptions): FormRules<PersonField> {
  const say = sayFrom(text)
  return {
    subscriberId: {
      ...identifier,
      label: say('subscriberId'),
      required: true,
      messages: { pattern: say('subscriberIdInvalid') },
    },
    firstName: { ...personName, label: say('firstName'), required: true, messages: { pattern: say('nameInvalid') } },
    lastName: { ...personName, label: say('lastName'), required: true, messages: { pattern: say('nameInvalid') } },
    dateOfBirth: {
      label: say('dateOfBirth'),
      required: true,
      check: typed => {
        const date = parseDate(typed)
        if (date === undefined) return say('dateOfBirthInvalid')
        if (date > today) return say('dateOfBirthTooLate')
        return adult && !isAdult(date, today) ? say('notAdult') : undefined
      },
    },
  }
}

/** Adult means 18 years old; the 18th birthday counts (VALID-20, OPEN-37). Both dates are yyyy-mm-dd. */
export const isAdult = (dateOfBirth: string, today: string): boolean => dateOfBirth <= yearsBefore(today, 18)

/** The person that a valid form names, as the service takes it. */
export function toPerson(values: FormValues<PersonField>) {
  const { subscriberId = '', firstName = '', lastName = '', dateOfBirth = '' } = values
  return {
    subscriberId: subscriberId.trim(),
    firstName: plainName(firstName),
    lastName: plainName(lastName),
    dateOfBirth: parseDate(dateOfBirth) ?? '',
  }
}

/** The earliest date of birth that a calendar offers; what is typed may be earlier. */
export const earliestBirth = (today: string): string => yearsBefore(today, 120)

interface Props {
  /** What `useForm` gives for a field. */
  field: (name: PersonField) => FieldProps & { name: string }
  values: { readonly [Name in PersonField]?: string }
  /** Today, yyyy-mm-dd. */
  latest: string
  text: PersonWords
}

/** The fields that identify a person (REG-02, REG-15). */
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
      <DateField
        {...field('dateOfBirth')}
        defaultValue={values.dateOfBirth}
        min={earliestBirth(latest)}
        max={latest}
        autoComplete="bday"
      />
    </>
  )
}
