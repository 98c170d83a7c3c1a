import { data } from 'react-router'
import { createAction } from '../../app/create-action.ts'
import { formValues } from '../../forms/form-values.ts'
import { failingFields } from '../../forms/refusal.ts'
import { SelectProviderDocument } from '../../generated/select-provider.ts'
import type { ChoiceAnswer, ChoiceRefusal } from './choice-answer.ts'
import { choiceRules } from './choice-rules.ts'
import { reasonOf } from './reason-of.ts'

const rules = choiceRules({})

/** Sends a confirmed choice; what can be mended comes back, any other failure is the error page's (PCP-11, PCP-16, PCP-20). */
export const chooseProviderAction = createAction(async ({ form, query, follow }) => {
  const { emailAddress = '', effectiveDate = '', providerId = '' } = formValues(form)
  const values = { emailAddress }
  const refuse = (refusal: Partial<ChoiceRefusal>, status: number) =>
    data<ChoiceAnswer>({ fields: [], values, ...refusal }, { status })

  const fields = failingFields(rules, values)
  if (fields.length > 0) return refuse({ fields }, 422)
  const members = form.getAll('member').map(suffix => ({ memberSuffix: Number(suffix), effectiveDate }))
  const input = { members, providerId, emailAddress: emailAddress.trim() || null }
  const { data: answer, errors } = await query(SelectProviderDocument, { input })
  const [own] = await follow(errors, { memberScreen: true })
  if (own || !answer) return refuse({ reason: 'failed' }, 503)
  const { message, errors: refused } = answer.selectPrimaryCareProvider
  return message === null ? refuse({ reason: reasonOf(refused) }, 422) : data<ChoiceAnswer>({ message })
})
