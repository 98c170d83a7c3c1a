import type { Account, ChatConfig, Product } from '../../../schema/generated/gateway-types.ts'
import { GatewayError } from '../../gateway-error.ts'
import type { Handler } from '../../http/call.ts'
import { coverageOf } from '../../store/coverage.ts'
import type { Database } from '../../store/database.ts'
import { groupsOf } from '../../store/groups.ts'
import { visibleMembers } from '../../store/members.ts'
import { memberOf } from './member-of.ts'
import { preferencesOf } from './preferences-of.ts'

interface FamilyRow extends Readonly<Account['address']> {
  readonly subscriberId: string
  readonly hireDate: string | null
}

/** `GET account` (CALL-14): the family in the group of the token, with the members whom the token may see (PERM-26). */
export const getAccount: Handler<'getAccount'> = ({ viewer, database, clock }) => {
  const family = database.get<FamilyRow>(
    `select subscriberId, hireDate, addressLine1, addressLine2, city, state, zipCode, country, phoneNumber
     from family where subscriberKey = ?`,
    viewer.subscriberKey,
  )
  if (family === undefined) throw new GatewayError('NOT_FOUND', 'There is no such family.')
  const { subscriberId, hireDate, ...address } = family
  const group = groupsOf(database, viewer.subscriberKey).find(row => row.groupId === viewer.groupId)
  const brand = brandOf(database, viewer.domainId)
  return {
    subscriberId,
    subscriberKey: viewer.subscriberKey,
    groupKey: `${viewer.subscriberKey}-${viewer.groupId ?? 'none'}`,
    groupId: group?.groupId ?? null,
    groupName: group?.groupName ?? null,
    parentGroupId: group?.parentGroupId ?? null,
    parentGroupName: group?.parentGroupName ?? null,
    effectiveDate: group?.planEffectiveDate ?? null,
    hireDate,
    members: visibleMembers(database, viewer).map(row =>
      memberOf(row, coverageOf(database, row.memberKey, viewer.groupId), clock.today(), viewer),
    ),
    address,
    preferences: preferencesOf(database, viewer.memberKey),
    chatConfig: { ...brand.chat, mappedGroupId: group?.groupId ?? null },
    products: brand.products,
  }
}

function brandOf(database: Database, domainId: string): { chat: ChatConfig; products: Product[] } {
  const row = database.get<{ chat: string; products: string }>(
    'select chat, products from brand where domainId = ?',
    domainId,
  )
  if (row === undefined) throw new GatewayError('NOT_FOUND', 'There is no such brand.')
  return { chat: JSON.parse(row.chat) as ChatConfig, products: JSON.parse(row.products) as Product[] }
}
