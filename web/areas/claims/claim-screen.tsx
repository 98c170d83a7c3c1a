import { Form } from 'react-router'
import { openEob } from '../../forms/open-elsewhere.ts'
import { ClaimScreenDocument } from '../../generated/claim-screen.ts'
import { claimTypeOfSlug } from '../../lists/claim-types.tsx'
import { useWayBack } from '../../lists/place-in-list.ts'
import { createAction } from '../../screen/action.ts'
import { createDetailLoader } from '../../screen/detail-loader.ts'
import { memberSuffixIn } from '../../screen/member-suffix.ts'
import { useScreen } from '../../screen/screen-loader.ts'
import { usePathOf } from '../../screen/shell-data.ts'
import { Button, usePending } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Missing } from '../../ui/missing/missing.tsx'
import { Page } from '../../ui/page/page.tsx'
import { ClaimLines } from './claim-lines.tsx'
import { ClaimNotice } from './claim-notice.tsx'
import styles from './claim-screen.module.css'
import { ClaimSummary } from './claim-summary.tsx'
import { ClaimWhy } from './claim-why.tsx'

/** Loads the claim that the address names (CLAIM-17). */
export const loader = createDetailLoader('claim', ClaimScreenDocument, {
  handles: ['viewer.family.member.claim'],
  refused: ({ viewer }) => viewer?.family?.member === null,
  variables: ({ claimType, claimId, memberSuffix }) => {
    const type = claimTypeOfSlug(claimType)
    const suffix = memberSuffixIn(memberSuffix)
    return type && claimId && suffix !== undefined ? { type, number: claimId, suffix } : undefined
  },
})

/** The EOB button finds the document of the claim before it goes there, as on Home (CLAIM-23). */
export const action = createAction(openEob)

/** The route `claim`: one claim with its lines (CLAIM-17 to CLAIM-25). */
export function Component() {
  const { view, data, errors } = useScreen(loader)
  const { text } = view
  const claim = data.viewer?.family?.member?.claim
  const list = useWayBack(usePathOf()('claims'), claim?.number)
  const heading = text.heading
  if (!claim)
    return (
      <Page heading={heading}>
        <Missing status={errors[0]?.status ?? 404} back={list} text={text} />
      </Page>
    )
  const actions = claim.hasExplanation && <EobButton claimId={claim.number}>{text.eob}</EobButton>
  return (
    <Page heading={heading} back={{ target: list, label: text.back }} actions={actions} print>
      <div className={styles.claim} data-print="flow">
        <ClaimNotice claim={claim} text={text} />
        <ClaimSummary claim={claim} text={text} />
        <ClaimWhy claim={claim} text={text} />
        <ClaimLines claim={claim} text={text} />
      </div>
    </Page>
  )
}

/** Opens the explanation of benefits of the claim; works without script (CLAIM-23). */
function EobButton({ claimId, children }: { claimId: string; children: string }) {
  const busy = usePending()
  return (
    <Form method="post">
      <input type="hidden" name="claimId" value={claimId} />
      <Button type="submit" disabled={busy}>
        <Icon name="document" />
        {children}
      </Button>
    </Form>
  )
}
