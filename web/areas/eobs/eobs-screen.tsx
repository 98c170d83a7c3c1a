import { useSearchParams } from 'react-router'
import { PageLead } from '../../blocks/page-prose/page-prose.tsx'
import { EobsScreenDocument } from '../../generated/eobs-screen.ts'
import { ClaimTabs, claimTypeOfSlug, slugOfClaimType } from '../../lists/claim-types.tsx'
import { mayAsk } from '../../lists/date-range.ts'
import { createListLoader } from '../../lists/list-loader.ts'
import { pageSize } from '../../lists/page-of.ts'
import { useScreen } from '../../screen/screen-loader.ts'
import { Page } from '../../ui/page/page.tsx'
import { pageIn } from '../../ui/pagination/pagination.tsx'
import { RetryNotice } from '../../ui/retry-notice/retry-notice.tsx'
import { chosenEobs, EobFilters } from './eob-filters.tsx'
import { EobList } from './eob-list.tsx'

/** Loads a page of EOBs and the filters' choices in one request (EOB-03 to EOB-05). */
export const loader = createListLoader('eobs', EobsScreenDocument, {
  handles: ['viewer.family.explanations', 'viewer.family.explanationChoices'],
  variables: (search, dates) => ({
    skip: pageIn(search) * pageSize,
    ask: mayAsk(dates),
    filter: {
      type: claimTypeOfSlug(search.get('type')) ?? null,
      startDate: dates.start,
      endDate: dates.end,
      patient: search.get('member'),
      providers: search.getAll('provider'),
    },
  }),
  offered: ({ viewer }) => ({
    ...(viewer?.family?.claimTypes && { type: viewer.family.claimTypes.map(slugOfClaimType) }),
    ...(viewer?.family?.explanationChoices && {
      member: viewer.family.explanationChoices.patients.map(({ id }) => id),
      provider: viewer.family.explanationChoices.providers.map(({ number }) => number),
    }),
  }),
  totalCount: ({ viewer }) => viewer?.family?.explanations?.totalCount,
})

/** The route `eobs`: the family's explanations of benefits, filtered by the address (EOB-03 to EOB-10). */
export function Component() {
  const { view, data, dates, errors } = useScreen(loader)
  const { text } = view
  const { family } = data.viewer ?? {}
  const eobs = family?.explanations
  const [search] = useSearchParams()
  const narrowed = chosenEobs(search, family, dates, text).length > 0
  return (
    <Page heading={text.heading} lead={<PageLead page={view.page} />}>
      <ClaimTabs types={family?.claimTypes ?? []} text={text} />
      <EobFilters family={family} dates={dates} text={text} />
      {!mayAsk(dates) && <p>{text.mendDates}</p>}
      {mayAsk(dates) && !eobs && <RetryNotice title={text.failed}>{text.failedHint}</RetryNotice>}
      {eobs && errors.length > 0 && <RetryNotice title={text.filtersFailed} />}
      {eobs && <EobList eobs={eobs} page={pageIn(search)} filtered={narrowed} text={text} />}
    </Page>
  )
}
