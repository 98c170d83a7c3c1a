import type { Category, ProductCategory } from '../../schema/generated/gateway-types.ts'
import type { Handler } from '../http/call.ts'
import { visibleMembers } from '../security/family-access.ts'
import { coverageOf } from '../store/coverage.ts'

const CODE: Readonly<Record<Category, ProductCategory>> = { medical: 'M', dental: 'D', vision: 'V', pharmacy: 'X' }
const OPEN_END = '9999-12-31'

/** `GET eligibility/family` (CALL-48, ENT-11): all periods of all categories in the token's group; a dependent gets their own. */
export const listFamilyEligibility: Handler<'listFamilyEligibility'> = ({ viewer, database }) =>
  visibleMembers(database, viewer).flatMap(member =>
    coverageOf(database, member.memberKey, viewer.groupId)
      .filter(row => row.eligible === 1)
      .map(row => ({
        memberKey: member.memberKey,
        suffix: member.suffix,
        productCategory: CODE[row.category],
        effectiveDate: row.effectiveDate,
        termedDate: row.terminationDate ?? OPEN_END,
        source: row.source,
      })),
  )
