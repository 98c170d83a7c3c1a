import type { Checked, ReviewedDraft } from './use-review.ts'

/** What has to be done before a draft may go live, a sentence each. */
export function whyNot(
  { check, isViewers, mayPublish, stage }: ReviewedDraft,
  { mistakes, report }: Checked,
): string[] {
  const unticked = report?.findings.filter(({ severity, reason }) => severity === 'WARNING' && !reason).length ?? 0
  return [
    ...(check.clashes.length + mistakes.length > 0 ? ['Settle what is marked as wrong.'] : []),
    ...(unticked > 0 ? [`Say of ${unticked === 1 ? 'one finding' : `${unticked} findings`} why it may stay.`] : []),
    ...(check.isApproved ? [] : [approvalNeeded({ isViewers, mayPublish, stage })]),
  ]
}

type Standing = Pick<ReviewedDraft, 'isViewers' | 'mayPublish' | 'stage'>

const approvalNeeded = ({ isViewers, mayPublish, stage }: Standing) =>
  mayPublish && !isViewers
    ? 'Approve it first: you did not change it.'
    : stage === 'ASKED'
      ? 'A review was asked for. Somebody who did not change it has to approve it.'
      : 'Somebody who did not change it has to approve it.'
