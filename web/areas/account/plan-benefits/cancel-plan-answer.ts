import type { Saved } from '../../../forms/saved.ts'
import type { CancellationOption } from './plan-choices.ts'

/** Names of the form's fields. */
export const chosenField = 'cancellationStatusId'
export const confirmedField = 'confirmed'

const cancellations: { readonly [Id in CancellationOption['id']]: true } = { M: true, D: true }
export const isCancellation = (value: unknown): value is CancellationOption['id'] =>
  typeof value === 'string' && Object.hasOwn(cancellations, value)

/** What the action answers: nothing was chosen, the choice waits to be confirmed (a form without script), or it is done. */
export type CancelPlanAnswer = { missing: true } | { asked: CancellationOption['id'] } | Saved
