import type { ClaimsScreenQuery } from '../../generated/claims-screen.ts'
import { ClaimTabs } from '../../lists/claim-types.tsx'
import { mayAsk } from '../../lists/date-range.ts'
import { useList } from '../../lists/list-loader.ts'
import { Page } from '../../ui/page/page.tsx'
import { ClaimFilters } from './claim-filters.tsx'
import { ClaimList } from './claim-list.tsx'
import { ClaimsFailure } from './claims-failure.tsx'

export { claimsLoader as loader } from './claims-loader.ts'

/** The route `claims`: the claims of one member and kind, narrowed by the address (CLAIM-01 to CLAIM-16). */
export function Component() {
  const { view, data, dates, errors } = useList<ClaimsScreenQuery>()
  const { text } = view
  const claims = data.viewer?.claims
  return (
    <Page heading={text.heading ?? ''} lead={text.lead}>
      <ClaimTabs types={data.viewer?.claimTypes ?? []} text={text} />
      <ClaimFilters viewer={data.viewer} dates={dates} text={text} />
      {mayAsk(dates) ? <ClaimsFailure errors={errors} text={text} /> : <p>{text.mendDates}</p>}
      {claims && <ClaimList claims={claims} text={text} />}
    </Page>
  )
}
