import { PrimaryCareScreenDocument, type PrimaryCareScreenQuery } from '../../generated/primary-care-screen.ts'
import { createScreenLoader, useScreen } from '../../screen/screen-loader.ts'
import { Empty } from '../../ui/empty/empty.tsx'
import { Page } from '../../ui/page/page.tsx'
import { MembersTable } from './members-table.tsx'
import { withProviderColumns } from './with-provider-columns.tsx'
import { withoutProviderColumns } from './without-provider-columns.tsx'

export const loader = createScreenLoader(PrimaryCareScreenDocument)

/** Who of the family has which primary care provider, and who has none yet (PCP-05, PCP-06). */
export function Component() {
  const { view, data } = useScreen<PrimaryCareScreenQuery>()
  const { text } = view
  const { withProvider = [], withoutProvider = [] } = data.viewer?.primaryCare ?? {}
  const nobody = withProvider.length + withoutProvider.length === 0
  return (
    <Page heading={text.heading ?? ''} lead={<p>{text.lead}</p>}>
      <MembersTable title={text.withoutTitle} columns={withoutProviderColumns(text)} members={withoutProvider} />
      <MembersTable title={text.withTitle} columns={withProviderColumns(text)} members={withProvider} />
      {nobody && (
        <Empty icon="heart" title={text.nobodyTitle ?? ''}>
          <p>{text.nobodyHelp}</p>
        </Empty>
      )}
    </Page>
  )
}
