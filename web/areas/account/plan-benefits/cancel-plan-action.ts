import { routeError } from '../../../errors/failure.ts'
import { refuse } from '../../../forms/refusal.ts'
import type { Saved } from '../../../forms/saved.tsx'
import { CancelPlanDocument } from '../../../generated/cancel-plan.ts'
import { createFormAction } from '../../../screen/action.ts'
import type { CancellationOption } from './plan-choices.ts'

/** Names of the form's fields. */
export const chosenField = 'cancellationStatusId'
export const confirmedField = 'confirmed'

const cancellations: { readonly [What in CancellationOption['what']]: true } = {
  MEDICAL: true,
  MEDICAL_AND_DENTAL: true,
}
const isCancellation = (value: unknown): value is CancellationOption['what'] =>
  typeof value === 'string' && Object.hasOwn(cancellations, value)

/** The action's result: nothing was chosen, the choice needs confirmation (a form without script), or the plan is cancelled. */
export type CancelPlanAnswer = { missing: true } | { asked: CancellationOption['what'] } | Saved

/** Cancels the chosen plans once confirmed. A failure opens the error page and changes nothing (PLAN-12 to PLAN-14). */
export const cancelPlanAction = createFormAction(async ({ form, run }) => {
  const chosen = form.get(chosenField)
  if (!isCancellation(chosen)) return refuse<CancelPlanAnswer>({ missing: true })
  if (form.get(confirmedField) !== 'yes') return { asked: chosen } satisfies CancelPlanAnswer
  const { cancelPlan } = await run(CancelPlanDocument, { input: { what: chosen } })
  if (cancelPlan.userErrors.length > 0) throw routeError({ status: 400 })
  return { saved: true } satisfies Saved
})
