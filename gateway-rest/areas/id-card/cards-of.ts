import type { Category, IdCard, IdCardDependent } from '../../../schema/generated/gateway-types.ts'
import { GatewayError } from '../../gateway-error.ts'
import type { Services } from '../../http/call.ts'
import { memberWithSuffix, visibleMembers } from '../../security/family-access.ts'
import type { Viewer } from '../../security/viewer.ts'
import { cardIssuer } from '../../store/card-issuer.ts'
import type { Database } from '../../store/database.ts'
import { groupsOf } from '../../store/groups.ts'
import type { MemberRow } from '../../store/members.ts'
import type { Say } from '../../words/say.ts'
import { cardCopays, cardLimits } from './card-amounts.ts'
import { cardCoverage, coverageAsked } from './card-coverage.ts'

/** The cards asked for; by default every card of the viewer. */
interface CardsAsked {
  readonly category?: Category | undefined
  readonly suffix?: number | undefined
}

type Asking = Pick<Services, 'database' | 'clock'> & { readonly viewer: Viewer; readonly say: Say }

const RELATIONSHIP = {
  SUB: 'Subscriber',
  SPS: 'Spouse',
  CHD: 'Child',
} as const satisfies Record<MemberRow['relationship'], string>
/** Categories whose card is shown at a pharmacy. */
const AT_THE_PHARMACY: readonly Category[] = ['medical', 'pharmacy']

/**
 * The ID cards of a member whom the viewer may see, by category.
 * @throws GatewayError 403 or 404 for another member, 403 without active coverage, 404 for a category that is not active.
 */
export function cardsOf(
  { database, clock, viewer, say }: Asking,
  { category, suffix = viewer.suffix }: CardsAsked,
): IdCard[] {
  const member = memberWithSuffix(database, viewer, suffix)
  const today = clock.today()
  const all = cardCoverage(database, member.memberKey, viewer.groupId, today)
  const asked = coverageAsked(all, category)
  const group = groupsOf(database, viewer.subscriberKey).find(row => row.groupId === viewer.groupId)
  const subscriber = database.get<{ subscriberId: string; subscriberName: string }>(
    `select subscriberId, firstName || ' ' || lastName as subscriberName from family join member using (subscriberKey)
     where subscriberKey = ? and suffix = 0`,
    viewer.subscriberKey,
  )
  if (group === undefined || subscriber === undefined) throw new GatewayError('NOT_FOUND', 'There is no such group.')
  const { rxBin, rxPcn, networks, phones, look: _, ...issuer } = cardIssuer(database, viewer.domainId)
  const hasPharmacy = all.some(row => row.category === 'pharmacy')
  return asked.map(({ category, classPlanId, effectiveDate }) => {
    const isForPharmacy = hasPharmacy && AT_THE_PHARMACY.includes(category)
    return {
      category,
      memberKey: member.memberKey,
      memberName: `${member.firstName} ${member.lastName}`,
      suffix: member.suffix,
      ...subscriber,
      relationshipDescription: say(RELATIONSHIP[member.relationship]),
      groupId: group.groupId,
      groupName: group.groupName,
      planId: classPlanId,
      planName: planName(classPlanId),
      network: networks[category],
      effectiveDate,
      ...issuer,
      phones: phones
        .filter(({ on }) => on === undefined || on.includes(category))
        .map(({ label, phoneNumber }) => ({ label, phoneNumber })),
      rxBin: isForPharmacy ? rxBin : null,
      rxPcn: isForPharmacy ? rxPcn : null,
      rxGroup: isForPharmacy ? `RX${group.groupId}` : null,
      copays: cardCopays(database, classPlanId),
      deductibles: cardLimits(database, classPlanId),
      dependents: member.suffix === 0 ? coveredDependents(database, viewer, category, today) : [],
    }
  })

  function planName(classPlanId: string): string {
    const row = database.get<{ planName: string }>('select planName from classPlan where classPlanId = ?', classPlanId)
    return row?.planName ?? classPlanId
  }
}

/** The dependents whom the viewer may see and who are covered in a category on a day. */
function coveredDependents(database: Database, viewer: Viewer, category: Category, today: string): IdCardDependent[] {
  return visibleMembers(database, viewer)
    .filter(({ suffix }) => suffix > 0)
    .filter(({ memberKey }) =>
      cardCoverage(database, memberKey, viewer.groupId, today).some(row => row.category === category),
    )
    .map(({ suffix, firstName, lastName }) => ({ suffix, memberName: `${firstName} ${lastName}` }))
}
