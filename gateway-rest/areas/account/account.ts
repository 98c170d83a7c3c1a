import type {
  Account,
  Category,
  ChatConfig,
  Eligibility,
  Member,
  Product,
} from '../../../schema/generated/gateway-types.ts'
import { GatewayError } from '../../gateway-error.ts'
import type { Call, Handler } from '../../http/call.ts'
import { visibleMembers } from '../../security/family-access.ts'
import { type CoverageRow, coverageOf, currentCoverage } from '../../store/coverage.ts'
import type { Database } from '../../store/database.ts'
import { groupsOf } from '../../store/groups.ts'
import type { MemberRow } from '../../store/members.ts'
import { preferencesOf } from './preferences.ts'

interface FamilyRow extends Readonly<Account['address']> {
  readonly subscriberId: string
  readonly hireDate: string | null
}

/** `GET account` (CALL-14): the family in the token's group, with the members whom the viewer may see (PERM-26). */
export const getAccount: Handler<'getAccount'> = ({ viewer, database, clock, say }) => {
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
      memberOf(row, coverageOf(database, row.memberKey, viewer.groupId), clock.today(), { viewer, say }),
    ),
    address,
    preferences: preferencesOf(database, viewer.memberKey),
    chatConfig: { ...brand.chat, mappedGroupId: group?.groupId ?? null },
    products: brand.products,
  }
}

/** `GET account/getEmployeeId` (CALL-16, ENT-05): the employee id, and whether the token's group is Local 598. */
export const getEmployeeInfo: Handler<'getEmployeeInfo'> = ({ viewer, database }) => {
  const family = database.get<{ employeeId: string | null }>(
    'select employeeId from family where subscriberKey = ?',
    viewer.subscriberKey,
  )
  const group = database.get<{ local598: number }>('select local598 from planGroup where groupId = ?', viewer.groupId)
  return { employeeId: family?.employeeId ?? null, local598: group?.local598 === 1 }
}

function brandOf(database: Database, domainId: string): { chat: ChatConfig; products: Product[] } {
  const row = database.get<{ chat: string; products: string }>(
    'select chat, products from brand where domainId = ?',
    domainId,
  )
  if (row === undefined) throw new GatewayError('NOT_FOUND', 'There is no such brand.')
  return { chat: JSON.parse(row.chat) as ChatConfig, products: JSON.parse(row.products) as Product[] }
}

const RELATIONSHIP = { SUB: 'Subscriber', SPS: 'Spouse', CHD: 'Child' } as const
const SEX = { F: 'Female', M: 'Male', X: 'Not specified' } as const

/** Who asks, and in which language. */
type Asker = Pick<Call<'getAccount'>, 'viewer' | 'say'>

/** A member of the account, with one eligibility per category (ENT-06, ENT-07, ENT-08). */
function memberOf(row: MemberRow, coverage: readonly CoverageRow[], today: string, { viewer, say }: Asker): Member {
  const eligibility = (category: Category) => eligibilityOf(currentCoverage(coverage, category, today))
  return {
    memberKey: row.memberKey,
    key: row.memberKey,
    memberSuffix: row.suffix,
    firstName: row.firstName,
    lastName: row.lastName,
    relationship: row.relationship,
    relationshipDescription: say(RELATIONSHIP[row.relationship]),
    dateOfBirth: row.dateOfBirth,
    sex: row.sex,
    sexDescription: say(SEX[row.sex]),
    hasOutOfAreaPlan: row.hasOutOfAreaPlan === 1,
    hasOtherMedical: row.hasOtherMedical === 1,
    hasOtherDental: row.hasOtherDental === 1,
    role: row.memberKey === viewer.memberKey ? viewer.role : 'member',
    networkNames: JSON.parse(row.networkNames) as string[],
    medical: eligibility('medical'),
    dental: eligibility('dental'),
    vision: eligibility('vision'),
    pharmacy: eligibility('pharmacy'),
  }
}

function eligibilityOf(row: CoverageRow | undefined): Eligibility | null {
  if (row === undefined) return null
  return {
    category: row.category,
    memberKey: row.memberKey,
    classPlanId: row.classPlanId,
    effectiveDate: row.effectiveDate,
    terminationDate: row.terminationDate,
    classPlanEffectiveDate: row.classPlanEffectiveDate,
    eligible: row.eligible === 1,
    insuranceType: row.insuranceType,
  }
}
