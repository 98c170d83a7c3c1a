import type { FormRules } from '../../forms/field-rules.ts'
import { newPasswordRules } from '../../forms/new-password-rules.ts'
import { emailAddress, securityAnswer, username } from '../../forms/patterns.ts'
import { personRules } from '../../forms/person-rules.ts'
import { sayFrom } from '../../ui/words/say-from.ts'
import { askedQuestions, type RegistrationField, type RegistrationStep } from './registration-steps.ts'

type Words = Readonly<Record<string, string>>
type Rules = Partial<FormRules<RegistrationField>>

interface Options {
  /** yyyy-mm-dd. */
  today: string
  /** Whether the step asks for the password too: see `asksPassword`. */
  withPassword: boolean
}

/** Questions that stand before this one, each of which is asked at most once (REG-11). */
const earlier = (place: number, values: Words) =>
  askedQuestions.filter(other => other < place).map(other => values[`question${other}`])

function securityRules(text: Words): Rules {
  const say = sayFrom(text)
  const rules = askedQuestions.map((place): Rules => {
    const number = { number: place }
    return {
      [`question${place}`]: {
        label: say('question', number),
        required: true,
        check: (chosen: string, values: Words) =>
          earlier(place, values).includes(chosen) ? say('sameQuestion') : undefined,
      },
      [`answer${place}`]: { ...securityAnswer, label: say('answer', number), required: true },
    }
  })
  return Object.assign({}, ...rules)
}

const rulesOf: { readonly [Step in RegistrationStep]: (text: Words, options: Options) => Rules } = {
  identify: (text, { today }) => personRules(text, { today, adult: true }),
  credentials: text => ({
    username: { ...username, label: sayFrom(text)('username'), required: true },
    emailAddress: { ...emailAddress, label: sayFrom(text)('emailAddress'), required: true },
  }),
  security: securityRules,
  done: () => ({}),
}

/** What each step asks of its fields (REG-02 to REG-05, REG-08 to REG-11). */
export function registrationRules(step: RegistrationStep, text: Words, options: Options): FormRules<RegistrationField> {
  const rules = { ...rulesOf[step](text, options), ...(options.withPassword && newPasswordRules(text)) }
  return rules as FormRules<RegistrationField>
}
