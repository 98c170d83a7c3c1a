import type { Category, Eligibility, Member } from '../../../schema/generated/gateway-types.ts'
import type { Viewer } from '../../security/viewer.ts'
import type { CoverageRow } from '../../store/coverage.ts'
import type { MemberRow } from '../../store/members.ts'
import { presentCoverage } from '../../store/plan-status.ts'

const RELATIONSHIP = { SUB: 'Subscriber', SPS: 'Spouse', CHD: 'Child' } as const
const SEX = { F: 'Female', M: 'Male', X: 'Not specified' } as const

/** A person as the account shows them, with one eligibility per category (ENT-06, ENT-07, ENT-08). */
export function memberOf(row: MemberRow, coverage: readonly CoverageRow[], today: string, viewer: Viewer): Member {
  const eligibility = (category: Category) => eligibilityOf(presentCoverage(coverage, category, today))
  return {
    memberKey: row.memberKey,
    key: row.memberKey,
    memberSuffix: row.suffix,
    firstName: row.firstName,
    lastName: row.lastName,
    relationship: row.relationship,
    relationshipDescription: RELATIONSHIP[row.relationship],
    dateOfBirth: row.dateOfBirth,
    sex: row.sex,
    sexDescription: SEX[row.sex],
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
