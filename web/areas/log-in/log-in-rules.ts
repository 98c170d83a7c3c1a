import type { FormRules } from '../../forms/field-rules.ts'
import { sayFrom } from '../../ui/words/say-from.ts'

export type LogInField = 'username' | 'password'

/** Both are asked for, and nothing else is judged here: which names and passwords exist is the service's to say (LOGIN-03, LOGIN-04). */
export function logInRules(text: Readonly<Record<string, string>>): FormRules<LogInField> {
  const say = sayFrom(text)
  return {
    username: { label: say('username'), required: true },
    password: { label: say('password'), required: true },
  }
}
