import { data } from 'react-router'
import type { ScreenText } from '../../../engine/text/screen-text.ts'
import { type FormRules, failingCodes, formValues, noWords } from '../../forms/form-rules.ts'
import { emailAddress } from '../../forms/patterns.ts'
import type { Refusal } from '../../forms/refusal.ts'
import { SelectProviderDocument } from '../../generated/select-provider.ts'
import { createFormAction } from '../../screen/action.ts'
import { sayFrom } from '../../ui/words/say-from.ts'

/** The action's result: the gateway's message, or why the choice was refused (PCP-18). */
export type ChoiceAnswer = { message: string } | Refusal<ChoiceField>

export type ChoiceField = 'effectiveDate' | 'emailAddress'

/** What the confirmation asks: the start date, and an e-mail address, which is optional (PCP-16, PCP-17). */
export function choiceRules(text: ScreenText<'primary-care-search'>): FormRules<ChoiceField> {
  const say = sayFrom(text)
  return {
    effectiveDate: { label: say('effectiveDate'), required: true, messages: { required: say('dateInvalid') } },
    emailAddress: { ...emailAddress, label: say('emailAddress'), messages: { pattern: say('emailInvalid') } },
  }
}

const wordlessRules = choiceRules(noWords)

/** Sends a confirmed choice; what the member can correct returns to the form, any other failure opens the error page (PCP-11, PCP-16, PCP-20). */
export const chooseProviderAction = createFormAction(async ({ form, run }) => {
  const { emailAddress = '', effectiveDate = '', providerId = '' } = formValues(form)
  const values = { effectiveDate, emailAddress }
  const refuse = (refusal: Partial<Refusal<ChoiceField>>, status: number) =>
    data<ChoiceAnswer>({ codes: {}, values, ...refusal }, { status })

  const codes = failingCodes(wordlessRules, values)
  if (codes) return refuse({ codes }, 422)
  const members = form.getAll('member').map(suffix => ({ suffix: Number(suffix), from: effectiveDate }))
  const input = { members, provider: providerId, emailAddress: emailAddress.trim() || null }
  const { message, userErrors } = (await run(SelectProviderDocument, { input })).selectPrimaryCareProvider
  if (message !== null) return data<ChoiceAnswer>({ message })
  const code = userErrors[0]?.code ?? 'UNAVAILABLE'
  return code === 'PROVIDER_LOOKUP_FAILED' ? refuse({ problem: 'FAILED' }, 503) : refuse({ problem: code }, 422)
})
