import { sayFrom } from '../ui/words/say-from.ts'
import type { FormRules } from './field-rules.ts'
import { isAdult } from './is-adult.ts'
import { parseDate } from './parse-date.ts'
import { identifier, personName } from './patterns.ts'

export type PersonField = 'subscriberId' | 'firstName' | 'lastName' | 'dateOfBirth'

export const personFields: readonly PersonField[] = ['subscriberId', 'firstName', 'lastName', 'dateOfBirth']

interface Options {
  /** yyyy-mm-dd. */
  today: string
  /** Under 18 is refused (REG-05, VALID-20). */
  adult?: boolean
}

/** What identifies a person: as on the ID card, by the identifier and name rules (REG-02 to REG-05, REG-15). */
export function personRules(
  text: Readonly<Record<string, string>>,
  { today, adult = false }: Options,
): FormRules<PersonField> {
  const say = sayFrom(text)
  return {
    subscriberId: { ...identifier, label: say('subscriberId'), required: true },
    firstName: { ...personName, label: say('firstName'), required: true },
    lastName: { ...personName, label: say('lastName'), required: true },
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
