import { data } from 'react-router'
import { routeError } from '../../../errors/failure.ts'
import type { Saved } from '../../../forms/saved.ts'
import { CancelPlanDocument } from '../../../generated/cancel-plan.ts'
import { createAction } from '../../../screen/action.ts'
import { type CancelPlanAnswer, chosenField, confirmedField, isCancellation } from './cancel-plan-answer.ts'

/** Cancels what was chosen, once it is confirmed. A failure is the error page's and changes nothing (PLAN-12 to PLAN-14). */
export const cancelPlanAction = createAction(async ({ form, run }) => {
  const chosen = form.get(chosenField)
  if (!isCancellation(chosen)) return data({ missing: true } satisfies CancelPlanAnswer, { status: 422 })
  if (form.get(confirmedField) !== 'yes') return { asked: chosen } satisfies CancelPlanAnswer
  const { cancelPlan } = await run(CancelPlanDocument, { cancellationStatusId: chosen })
  if (cancelPlan.errors.length > 0) throw routeError({ status: 400 })
  return { saved: true } satisfies Saved
})
