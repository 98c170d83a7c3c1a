import type { ReferralsScreenQuery } from '../../generated/referrals-screen.ts'
import { sayFrom } from '../../ui/words/say-from.ts'

type Found = NonNullable<NonNullable<ReferralsScreenQuery['viewer']>['referrals']>

/** Which referrals of how many are shown, in words (REFERRAL-04, REFERRAL-05). */
export function referralCount(
  { empty, number, size, numberOfElements, totalElements }: Omit<Found, 'content'>,
  text: Readonly<Record<string, string>>,
): string {
  const say = sayFrom(text)
  if (empty) return say('countNone')
  if (totalElements === 1) return say('countOne')
  const from = number * size + 1
  return say('count', { from, to: from + numberOfElements - 1, total: totalElements })
}
