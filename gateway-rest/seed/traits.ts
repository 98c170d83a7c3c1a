import type { AccountStatusCode, Category, TokenRole } from '../../schema/generated/gateway-types.ts'
import type { GroupName } from './data/groups.ts'

/** The status of coverage in a group today; 'changing' is active, with other plans from the next year on. */
export type CoverageKind = 'active' | 'changing' | 'ending' | 'future' | 'termed' | 'none'

export interface GroupUse {
  readonly group: GroupName
  readonly coverage: CoverageKind
  readonly categories: readonly Category[]
  /** What the children have, where that differs from what the adults have. */
  readonly ofChildren?: readonly Category[]
}

/** What a person of a family has in a group. */
export const categoriesOf = (use: GroupUse, { relationship }: Pick<FamilyRole, 'relationship'>): readonly Category[] =>
  (relationship === 'CHD' ? use.ofChildren : undefined) ?? use.categories

/** A family member who can log in. */
export interface SeedSignIn {
  readonly name: string
  readonly suffix: number
  readonly description: string
}

/** A person of a family to be made, with an age range in years. */
export interface FamilyRole {
  readonly relationship: 'SUB' | 'SPS' | 'CHD'
  readonly youngest: number
  readonly oldest: number
}

/** Everything about a family that matters to the portal; names, dates and amounts are generated. */
export interface Traits {
  /** 'family' is subscriber, spouse and two children under 18; any other household is listed, the subscriber first. */
  readonly household: 'single' | 'couple' | 'family' | readonly FamilyRole[]
  /** The first one is the group of a new token. */
  readonly groups: readonly GroupUse[]
  readonly status: AccountStatusCode
  readonly role: TokenRole
  readonly hasEmail: boolean
  readonly preferences: 'complete' | 'unset'
  readonly hasExtendedPolicy: boolean
  readonly isPolicySigned: boolean
  /** 'many': lists of claims and EOBs have several pages. */
  readonly claims: 'none' | 'ordinary' | 'many'
  readonly hasReferrals: boolean
  readonly hasPcp: boolean
  readonly isEmployee: boolean
  readonly ebill: 'none' | 'first-visit' | 'registered'
  readonly plan: 'none' | 'renewal' | 'exchange-renewal' | 'cancel-medical' | 'cancel-both'
  readonly preventiveDueInDays: number | null
  readonly medicareMaterials: boolean
}

const ALL_CATEGORIES: readonly Category[] = ['medical', 'dental', 'vision', 'pharmacy']

/** A family's use of a group, by default with active coverage in all four categories. */
export function inGroup(group: GroupName, coverage: CoverageKind = 'active', categories = ALL_CATEGORIES): GroupUse {
  return { group, coverage, categories }
}

/** An ordinary member: one active group, everything answered and signed. */
export const ORDINARY: Traits = {
  household: 'single',
  groups: [inGroup('regular')],
  status: 'ACT',
  role: 'member',
  hasEmail: true,
  preferences: 'complete',
  hasExtendedPolicy: false,
  isPolicySigned: true,
  claims: 'ordinary',
  hasReferrals: true,
  hasPcp: true,
  isEmployee: false,
  ebill: 'registered',
  plan: 'none',
  preventiveDueInDays: null,
  medicareMaterials: false,
}
