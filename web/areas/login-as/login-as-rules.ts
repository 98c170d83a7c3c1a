import type { ScreenText } from '../../../engine/text/screen-text.ts'
import type { FormRules, FormValues } from '../../forms/form-rules.ts'
import { identifier, personName } from '../../forms/patterns.ts'
import { parseDate } from '../../ui/format/date-arithmetic.ts'
import { sayFrom } from '../../ui/words/say-from.ts'

export type LoginAsField = 'subscriberId' | 'firstName' | 'lastName' | 'dateOfBirth'

/**
 * The rules of each field. `memberIsMissing` checks that a member is named by all three of their fields.
 * `today` is yyyy-mm-dd (LOGINAS-04, LOGINAS-08, LOGINAS-09, OPEN-05).
 */
export function loginAsRules(text: ScreenText<'login-as'>, today: string): FormRules<LoginAsField> {
  const say = sayFrom(text)
  return {
    subscriberId: {
      ...identifier,
      label: say('subscriberId'),
      required: true,
      messages: { pattern: say('invalidSubscriberId') },
    },
    firstName: { ...personName, label: say('firstName') },
    lastName: { ...personName, label: say('lastName') },
    dateOfBirth: {
      label: say('dateOfBirth'),
      check: typed => {
        if (typed.trim() === '') return undefined
        const date = parseDate(typed)
        if (date === undefined) return say('invalidDateOfBirth')
        return date > today ? say('dateOfBirthTooLate') : undefined
      },
    },
  }
}

/** Which of the two buttons sends the form. */
export type LoginAsIntent = 'member' | 'subscriber'

/** The intent of a sent form; Enter in a field presses the first button. */
export const intentOf = ({ intent }: Readonly<Record<string, string>>): LoginAsIntent =>
  intent === 'subscriber' ? 'subscriber' : 'member'

const memberFields = ['firstName', 'lastName', 'dateOfBirth'] as const

/** True when a member is wanted but not fully named (LOGINAS-10). */
export const memberIsMissing = (intent: LoginAsIntent, values: FormValues<LoginAsField>): boolean =>
  intent === 'member' && memberFields.some(name => (values[name] ?? '').trim() === '')
