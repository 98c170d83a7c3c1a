import type { FormValues } from '../../forms/field-rules.ts'
import type { LoginAsField } from './login-as-rules.ts'

/** Which of the two buttons sends the form. */
export type LoginAsIntent = 'member' | 'subscriber'

/** The intent that a posted form carries; Enter in a field presses the first button. */
export const intentOf = ({ intent }: Readonly<Record<string, string>>): LoginAsIntent =>
  intent === 'subscriber' ? 'subscriber' : 'member'

const memberFields = ['firstName', 'lastName', 'dateOfBirth'] as const

/** True when a specific member is wanted and not fully named (LOGINAS-10). */
export const memberIsMissing = (intent: LoginAsIntent, values: FormValues<LoginAsField>): boolean =>
  intent === 'member' && memberFields.some(name => (values[name] ?? '').trim() === '')
