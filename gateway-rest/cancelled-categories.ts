import type { CancellationStatusId, Category } from '../schema/generated/gateway-types.ts'

/** The kinds of coverage that end with the plan year after a cancellation (OPEN-18, MEMBER-41). */
export const cancelledCategories: Readonly<Record<CancellationStatusId, readonly Category[]>> = {
  M: ['medical'],
  D: ['medical', 'dental'],
}
