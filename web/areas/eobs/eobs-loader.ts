import { EobsScreenDocument } from '../../generated/eobs-screen.ts'
import { claimTypeOfSlug, slugOfClaimType } from '../../lists/claim-types.tsx'
import { mayAsk } from '../../lists/date-range.ts'
import { createListLoader } from '../../lists/list-loader.ts'
import { pageIn } from '../../ui/pagination/page-in.ts'

/** Loads a page of EOBs with what they can be narrowed to, in one request (EOB-03 to EOB-05). */
export const eobsLoader = createListLoader(EobsScreenDocument, {
  variables: (search, dates) => ({
    page: pageIn(search),
    ask: mayAsk(dates),
    filter: {
      type: claimTypeOfSlug(search.get('type')) ?? null,
      startDate: dates.start,
      endDate: dates.end,
      memberKey: search.get('member'),
      providerIds: search.getAll('provider'),
    },
  }),
  offered: ({ viewer }) => ({
    ...(viewer?.claimTypes && { type: viewer.claimTypes.map(slugOfClaimType) }),
    ...(viewer?.eobFilters && {
      member: viewer.eobFilters.members.map(({ memberKey }) => memberKey),
      provider: viewer.eobFilters.providers.map(({ providerId }) => providerId),
    }),
  }),
  totalPages: ({ viewer }) => viewer?.eobs?.totalPages,
})
