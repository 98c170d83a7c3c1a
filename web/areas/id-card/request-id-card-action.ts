import { createAction } from '../../app/create-action.ts'
import { failed } from '../../app/failure.ts'
import { RequestIdCardDocument } from '../../generated/request-id-card.ts'
import { categoryNamed } from './card-category.ts'
import { statusOfRefusal } from './status-of-refusal.ts'

/** A card that was ordered, in the gateway's words. */
export interface Requested {
  message: string
}

/** Orders a printed card once the member has said yes; a failure is the error page's (IDCARD-10, IDCARD-12). */
export const requestIdCardAction = createAction(async ({ form, run }) => {
  const category = categoryNamed(form.get('category'))
  if (!category) throw failed({ status: 404 })
  const { message, errors } = (await run(RequestIdCardDocument, { category })).requestIdCard
  const [error] = errors
  if (error) throw failed({ status: statusOfRefusal(error.code) })
  return { message: message ?? '' } satisfies Requested
})
