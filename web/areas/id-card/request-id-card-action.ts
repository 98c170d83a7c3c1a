import { routeError } from '../../errors/failure.ts'
import { RequestIdCardDocument } from '../../generated/request-id-card.ts'
import { createAction } from '../../screen/action.ts'
import { categoryNamed } from './card-category.ts'
import { statusOfRefusal } from './status-of-refusal.ts'

/** A card that was ordered, in the gateway's words. */
export interface Requested {
  message: string
}

/** Orders a printed card once the member has said yes; a failure is the error page's (IDCARD-10, IDCARD-12). */
export const requestIdCardAction = createAction(async ({ form, run }) => {
  const category = categoryNamed(form.get('category'))
  if (!category) throw routeError({ status: 404 })
  const { message, errors } = (await run(RequestIdCardDocument, { category })).requestIdCard
  const [error] = errors
  if (error) throw routeError({ status: statusOfRefusal(error.code) })
  return { message: message ?? '' } satisfies Requested
})
