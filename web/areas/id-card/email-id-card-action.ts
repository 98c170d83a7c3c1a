import { data } from 'react-router'
import { routeError } from '../../errors/failure.ts'
import { failingCodes } from '../../forms/failing-codes.ts'
import { formValues } from '../../forms/form-values.ts'
import type { Refusal } from '../../forms/refusal.ts'
import { EmailIdCardDocument } from '../../generated/email-id-card.ts'
import { createAction } from '../../screen/action.ts'
import { categoryNamed } from './card-category.ts'
import { type EmailField, emailRules } from './email-rules.ts'
import { statusOfRefusal } from './status-of-refusal.ts'

/** A card that is on its way: to whom, and what the gateway says of it. */
export interface Emailed {
  sent: { emailAddress: string; message: string }
}

/** Sends the card. An address that can't be is told at its field and nothing is sent; a failure is the error page's (IDCARD-09, IDCARD-12). */
export const emailIdCardAction = createAction(async ({ form, run }) => {
  const { emailAddress: typed = '', category } = formValues(form)
  const emailAddress = typed.trim()
  const codes = failingCodes(emailRules({}), { emailAddress })
  if (codes) {
    return data({ codes, values: { emailAddress: typed } } satisfies Refusal<EmailField>, { status: 422 })
  }
  const input = { emailAddress, category: categoryNamed(category) ?? null }
  const { message, errors } = (await run(EmailIdCardDocument, { input })).emailIdCard
  const [error] = errors
  if (error) throw routeError({ status: statusOfRefusal(error.code) })
  return { sent: { emailAddress, message: message ?? '' } } satisfies Emailed
})
