import { ClaimsScreenDocument } from '../../generated/claims-screen.ts'
import { claimTypeOfSlug, slugOfClaimType } from '../../lists/claim-types.tsx'
import { mayAsk } from '../../lists/date-range.ts'
import { createListLoader } from '../../lists/list-loader.ts'
import { pageIn } from '../../ui/pagination/page-in.ts'
import { suffixIn } from './suffix-in.ts'

/** Loads a page of claims with what they can be narrowed to, in one request (CLAIM-01, CLAIM-06 to CLAIM-08, CLAIM-11). */
export const claimsLoader = createListLoader(ClaimsScreenDocument, {
  variables: (search, dates) => ({
    page: pageIn(search),
    ask: mayAsk(dates),
    filter: {
      type: claimTypeOfSlug(search.get('type')) ?? null,
      memberSuffix: suffixIn(search.get('member')) ?? null,
      startDate: dates.start,
      endDate: dates.end,
      providerIds: search.getAll('provider'),
      statusCode: search.get('status'),
    },
  }),
  offered: ({ viewer }) => ({
    ...(viewer?.claimTypes && { type: viewer.claimTypes.map(slugOfClaimType) }),
    ...(viewer?.claimFilters && {
      provider: viewer.claimFilters.providers.map(({ providerId }) => providerId),
      status: viewer.claimFilters.statuses.map(({ claimStatusCode }) => claimStatusCode),
    }),
  }),
  totalPages: ({ viewer }) => viewer?.claims?.totalPages,
})
