import type { Member } from '../../schema/generated/gateway-types.ts'
import type { AppliedEobFilter, EobFilter } from '../generated/resolver-types.ts'
import { askedDates } from '../shared/asked-dates.ts'
import { chosenCategory } from '../shared/claim-categories.ts'

/** A filter with its defaults: the first kind of claims that the member can have, everybody, the last two years (CLAIM-02, EOB-06). */
export function applyFilter(
  filter: Partial<EobFilter> | null | undefined,
  member: Member,
  today: string,
): AppliedEobFilter {
  return {
    category: chosenCategory(filter?.category, member).category,
    ...askedDates(filter ?? {}, today),
    memberKey: filter?.memberKey ?? null,
    providerIds: filter?.providerIds ?? [],
  }
}
