import { data } from 'react-router'
import { failingCodes } from '../../forms/failing-codes.ts'
import { formValues } from '../../forms/form-values.ts'
import { type PersonField, personFields, personRules, toPerson } from '../../forms/person.tsx'
import type { Refusal } from '../../forms/refusal.ts'
import { noAnswer, userErrors } from '../../forms/user-errors.ts'
import { RecoverUsernameDocument } from '../../generated/recovery.ts'
import { createAction } from '../../screen/action.ts'
import { today } from '../../ui/format/dates.ts'
import type { RecoverySent } from './recovery-sent.ts'

/** Asks for the user name by e-mail; what fails is said on the page (REG-15, REG-18). */
export const recoveryUsernameAction = createAction(async ({ form, query }) => {
  const values = formValues(form)
  const refuse = (refusal: Omit<Refusal<PersonField>, 'values'>) =>
    data({ ...refusal, values } satisfies Refusal<PersonField>, { status: 422 })

  const codes = failingCodes(personRules({}, { today: today(new Date()) }), values)
  if (codes) return refuse({ codes })
  const answer = await query(RecoverUsernameDocument, { person: toPerson(values) })
  const errors = answer.data?.recoverUsername.errors ?? noAnswer
  if (errors.length > 0) return refuse(userErrors(errors, personFields))
  return { sent: true } satisfies RecoverySent
})
