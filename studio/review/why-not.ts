import type { ReviewQuery } from '../generated/review.ts'

type Draft = NonNullable<ReviewQuery['draft']>

/** What has to be done before a draft may go live, a sentence each. */
export function whyNot({ check, isViewers, mayPublish, stage }: Draft): string[] {
  const unticked =
    check.report?.findings.filter(({ severity, reason }) => severity === 'WARNING' && !reason).length ?? 0
  return [
    ...(check.clashes.length + check.mistakes.length > 0 ? ['Settle what is marked as wrong.'] : []),
    ...(unticked > 0 ? [`Say of ${unticked === 1 ? 'one finding' : `${unticked} findings`} why it may stay.`] : []),
    ...(check.isApproved ? [] : [approvalNeeded({ isViewers, mayPublish, stage })]),
  ]
}

const approvalNeeded = ({ isViewers, mayPublish, stage }: Pick<Draft, 'isViewers' | 'mayPublish' | 'stage'>) =>
  mayPublish && !isViewers
    ? 'Approve it first: you did not change it.'
    : stage === 'ASKED'
      ? 'A review was asked for. Somebody who did not change it has to approve it.'
      : 'Somebody who did not change it has to approve it.'
