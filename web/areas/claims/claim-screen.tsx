import type { ClaimScreenQuery } from '../../generated/claim-screen.ts'
import { useScreen } from '../../screen/screen-loader.ts'
import { Missing } from '../../ui/missing/missing.tsx'
import { Page } from '../../ui/page/page.tsx'
import { PrintButton } from '../../ui/print-button/print-button.tsx'
import { ClaimLines } from './claim-lines.tsx'
import { ClaimSummary } from './claim-summary.tsx'
import { EobButton } from './eob-button.tsx'

export { claimAction as action } from './claim-action.ts'
export { claimLoader as loader } from './claim-loader.ts'

const list = '/claims'

/** The route `claim`: one claim with its lines (CLAIM-17 to CLAIM-25). */
export function Component() {
  const { view, data, errors } = useScreen<ClaimScreenQuery>()
  const { text } = view
  const claim = data.viewer?.claim
  const heading = text.heading ?? ''
  if (!claim)
    return (
      <Page heading={heading}>
        <Missing status={errors[0]?.status ?? 404} back={list} text={text} />
      </Page>
    )
  const actions = (
    <>
      {claim.hasEobButton && <EobButton claimId={claim.id}>{text.eob ?? ''}</EobButton>}
      <PrintButton />
    </>
  )
  return (
    <Page heading={heading} back={{ target: list, label: text.back ?? '' }} actions={actions}>
      <ClaimSummary claim={claim} text={text} />
      <ClaimLines claim={claim} text={text} />
    </Page>
  )
}
