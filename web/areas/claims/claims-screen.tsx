import { useSearchParams } from 'react-router'
import type { ScreenText } from '../../../engine/text/screen-text.ts'
import { PageLead } from '../../blocks/page-prose/page-prose.tsx'
import { ClaimsScreenDocument, type ClaimsScreenQuery } from '../../generated/claims-screen.ts'
import type { MissingClaimsReason } from '../../generated/schema-types.ts'
import { ClaimTabs, claimTypeOfSlug, slugOfClaimType } from '../../lists/claim-types.tsx'
import { mayAsk } from '../../lists/date-range.ts'
import { createListLoader } from '../../lists/list-loader.ts'
import { pageSize } from '../../lists/page-of.ts'
import type { PortalError } from '../../query/query.ts'
import { memberSuffixIn } from '../../screen/member-suffix.ts'
import { useScreen } from '../../screen/screen-loader.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { fullName } from '../../ui/format/full-name.ts'
import { Page } from '../../ui/page/page.tsx'
import { pageIn } from '../../ui/pagination/pagination.tsx'
import { RetryNotice } from '../../ui/retry-notice/retry-notice.tsx'
import { sayFrom } from '../../ui/words/say-from.ts'
import { ClaimFilters, chosenClaims } from './claim-filters.tsx'
import { ClaimList } from './claim-list.tsx'

/** Loads a page of claims and the filters' choices in one request (CLAIM-01, CLAIM-06 to CLAIM-08, CLAIM-11). */
export const loader = createListLoader('claims', ClaimsScreenDocument, {
  handles: ['viewer.family.claims', 'viewer.family.claimChoices'],
  variables: (search, dates) => ({
    skip: pageIn(search) * pageSize,
    ask: mayAsk(dates),
    patient: memberSuffixIn(search.get('member')) ?? null,
    filter: {
      type: claimTypeOfSlug(search.get('type')) ?? null,
      startDate: dates.start,
      endDate: dates.end,
      providers: search.getAll('provider'),
      status: search.get('status'),
    },
  }),
  offered: ({ viewer }) => ({
    ...(viewer?.family?.claimTypes && { type: viewer.family.claimTypes.map(slugOfClaimType) }),
    ...(viewer?.family?.claimChoices && {
      provider: viewer.family.claimChoices.providers.map(({ number }) => number),
      status: viewer.family.claimChoices.statuses.map(({ id }) => id),
    }),
  }),
  totalCount: ({ viewer }) => viewer?.family?.claims?.totalCount,
})

/** The route `claims`: the claims of the family or one member, of one type, filtered by the address (CLAIM-01 to CLAIM-16). */
export function Component() {
  const { view, data, dates, errors } = useScreen(loader)
  const { text } = view
  const claims = data.viewer?.family?.claims
  const [search] = useSearchParams()
  const narrowed = chosenClaims(search, data.viewer, dates, text).length > 0
  return (
    <Page heading={text.heading} lead={<PageLead page={view.page} />}>
      <ClaimTabs types={data.viewer?.family?.claimTypes ?? []} text={text} />
      <ClaimFilters viewer={data.viewer} dates={dates} text={text} />
      {mayAsk(dates) ? <ClaimsFailure errors={errors} text={text} /> : <p>{text.mendDates}</p>}
      {claims && <MissingPeople missing={claims.missing} text={text} />}
      {claims && <ClaimList claims={claims} page={pageIn(search)} filtered={narrowed} text={text} />}
    </Page>
  )
}

interface Props {
  errors: readonly PortalError[]
  text: ScreenText<'claims'>
}

interface MissingPeopleProps {
  missing: NonNullable<NonNullable<NonNullable<ClaimsScreenQuery['viewer']>['family']>['claims']>['missing']
  text: ScreenText<'claims'>
}

/** Notes whose claims are not in the family's list: those that could not be had, and people whom a large family has beside (MEMBER-18). */
function MissingPeople({ missing, text }: MissingPeopleProps) {
  const say = sayFrom(text)
  const named = (reason: MissingClaimsReason) =>
    missing
      .filter(one => one.reason === reason)
      .map(({ member }) => fullName(member))
      .join(', ')
  const failed = named('FAILED')
  const beyond = named('FAMILY_TOO_LARGE')
  return (
    <>
      {failed && <RetryNotice title={say('failedFor', { names: failed })} />}
      {beyond && <Alert type="info" title={say('notTogether', { names: beyond })} />}
    </>
  )
}

/** Says which of the list's two sources failed and offers a retry, except after a 403 (CLAIM-15). */
function ClaimsFailure({ errors, text }: Props) {
  const say = sayFrom(text)
  const list = errors.find(({ path }) => path[2] === 'claims')
  if (list?.status === 403) return <RetryNotice title={say('refused')} retry={false} />
  if (list) return <RetryNotice title={say('failed')}>{say('failedHint')}</RetryNotice>
  return errors.length > 0 && <RetryNotice title={say('filtersFailed')} />
}
