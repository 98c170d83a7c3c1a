import { useActionData } from 'react-router'
import { IdCardRequestScreenDocument, type IdCardRequestScreenQuery } from '../../generated/id-card-request-screen.ts'
import { createScreenLoader, useScreen } from '../../screen/screen-loader.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Outcome } from '../../ui/outcome/outcome.tsx'
import { Page } from '../../ui/page/page.tsx'
import { NoIdCard } from './no-id-card.tsx'
import { RequestForm } from './request-form.tsx'
import type { Requested } from './request-id-card-action.ts'

export const loader = createScreenLoader(IdCardRequestScreenDocument)
export { requestIdCardAction as action } from './request-id-card-action.ts'

/** Ordering a printed card, once the member has said yes to it (IDCARD-10). */
export function Component() {
  const { view, data } = useScreen<IdCardRequestScreenQuery>()
  const requested = useActionData() as Requested | undefined
  const { text } = view
  const categories = data.viewer?.idCardCategories ?? []
  return (
    <Page
      heading={(requested ? text.sent : text.heading) ?? ''}
      lead={!requested && text.lead}
      back={{ target: '/id-card', label: text.back ?? '' }}
      width="reading"
    >
      {requested && (
        <Outcome actions={<ButtonLink target="/id-card">{text.done}</ButtonLink>}>
          <p>{requested.message}</p>
        </Outcome>
      )}
      {!requested && categories.length === 0 && <NoIdCard text={text} />}
      {!requested && categories.length > 0 && <RequestForm text={text} categories={categories} />}
    </Page>
  )
}
