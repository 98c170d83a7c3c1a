import type { ScreenText } from '../../../engine/text/screen-text.ts'
import { routeError } from '../../errors/failure.ts'
import { type FormRules, type FormValues, failingCodes, formValues, noWords } from '../../forms/form-rules.ts'
import { emailAddress } from '../../forms/patterns.ts'
import { type Refusal, refuse } from '../../forms/refusal.ts'
import { EmailIdCardDocument } from '../../generated/email-id-card.ts'
import { RequestIdCardDocument } from '../../generated/request-id-card.ts'
import { createFormAction } from '../../screen/action.ts'
import { sayFrom } from '../../ui/words/say-from.ts'
import { categoryNamed } from './id-card.ts'

export type EmailField = 'emailAddress'

/** Why the form came back, with the card that was chosen. */
export type EmailRefusal = Refusal<EmailField> & { values: FormValues<EmailField | 'category'> }

/** A valid e-mail address is required (IDCARD-09). */
export function emailRules(text: ScreenText<'id-card-email'>): FormRules<EmailField> {
  const say = sayFrom(text)
  return {
    emailAddress: {
      ...emailAddress,
      label: say('emailAddress'),
      required: true,
      messages: { required: say('emailRequired'), pattern: say('emailInvalid') },
    },
  }
}

/** A card that was sent: the receiver and the gateway's message. */
export interface Emailed {
  sent: { emailAddress: string; message: string }
}

/** Sends the card. An invalid address is shown at its field and nothing is sent; a failure opens the error page (IDCARD-09, IDCARD-12). */
export const emailIdCardAction = createFormAction(async ({ form, run }) => {
  const { emailAddress: typed = '', category } = formValues(form)
  const emailAddress = typed.trim()
  const codes = failingCodes(emailRules(noWords), { emailAddress })
  if (codes) {
    return refuse<EmailRefusal>({ codes, values: { emailAddress: typed, ...(category !== undefined && { category }) } })
  }
  const input = { emailAddress, category: categoryNamed(category) ?? null }
  const { message, userErrors } = (await run(EmailIdCardDocument, { input })).emailIdCard
  const [error] = userErrors
  if (error) throw routeError({ status: statusOfRefusal(error.code) })
  return { sent: { emailAddress, message: message ?? '' } } satisfies Emailed
})

/** A card that was ordered, with the gateway's message. */
export interface Requested {
  message: string
}

/** Orders a printed card after the confirmation; a failure opens the error page (IDCARD-10, IDCARD-12). */
export const requestIdCardAction = createFormAction(async ({ form, run }) => {
  const category = categoryNamed(form.get('category'))
  if (!category) throw routeError({ status: 404 })
  const { message, userErrors } = (await run(RequestIdCardDocument, { input: { category } })).requestIdCard
  const [error] = userErrors
  if (error) throw routeError({ status: statusOfRefusal(error.code) })
  return { message: message ?? '' } satisfies Requested
})

/** The HTTP statuses behind the error codes of sending and ordering cards. */
const statuses: Readonly<Record<string, number>> = {
  INVALID_INPUT: 400,
  NO_CARD: 404,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
}

/** The status of an error code, for the error page (IDCARD-12). */
const statusOfRefusal = (code: string): number => statuses[code] ?? 500
