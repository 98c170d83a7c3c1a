import type { EobsScreenQuery } from '../../generated/eobs-screen.ts'
import { ClaimTabs } from '../../lists/claim-types.tsx'
import { mayAsk } from '../../lists/date-range.ts'
import { useList } from '../../lists/list-loader.ts'
import { Page } from '../../ui/page/page.tsx'
import { RetryNotice } from '../../ui/retry-notice/retry-notice.tsx'
import { EobFilters } from './eob-filters.tsx'
import { EobList } from './eob-list.tsx'

export { eobsLoader as loader } from './eobs-loader.ts'

/** The route `eobs`: the explanations of benefits of the family, narrowed by the address (EOB-03 to EOB-10). */
export function Component() {
  const { view, data, dates, errors } = useList<EobsScreenQuery>()
  const { text } = view
  const eobs = data.viewer?.eobs
  return (
    <Page heading={text.heading ?? ''} lead={text.lead}>
      <ClaimTabs types={data.viewer?.claimTypes ?? []} text={text} />
      <EobFilters viewer={data.viewer} dates={dates} text={text} />
      {!mayAsk(dates) && <p>{text.mendDates}</p>}
      {mayAsk(dates) && !eobs && <RetryNotice title={text.failed ?? ''}>{text.failedHint}</RetryNotice>}
      {eobs && errors.length > 0 && <RetryNotice title={text.filtersFailed ?? ''} />}
      {eobs && <EobList eobs={eobs} text={text} />}
    </Page>
  )
}
