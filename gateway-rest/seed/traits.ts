import type { AccountStatusCode, Category, TokenRole } from '../../schema/generated/gateway-types.ts'
import type { GroupName } from './data/groups.ts'

/** How coverage in a group stands today. */
export type CoverageKind = 'active' | 'ending' | 'future' | 'termed' | 'none'

export interface GroupUse {
  readonly group: GroupName
  readonly coverage: CoverageKind
  readonly categories: readonly Category[]
}

/** Someone of the family who can log in. */
export interface SeedSignIn {
  readonly name: string
  readonly suffix: number
  readonly description: string
}

/** A person of a family to be, with the least and the greatest age in years. */
export interface FamilyRole {
  readonly relationship: 'SUB' | 'SPS' | 'CHD'
  readonly youngest: number
  readonly oldest: number
}

/** Everything about a family that matters to the portal; names, dates and amounts are made up around it. */
export interface Traits {
  /** 'family' is subscriber, spouse and two children under 18; any other household is listed, the subscriber first. */
  readonly household: 'single' | 'couple' | 'family' | readonly FamilyRole[]
  /** The first one is the group of a fresh token. */
  readonly groups: readonly GroupUse[]
  readonly status: AccountStatusCode
  readonly role: TokenRole
  readonly hasEmail: boolean
  readonly preferences: 'complete' | 'unset'
  readonly hasExtendedPolicy: boolean
  readonly isPolicySigned: boolean
  /** 'many' is a subscriber whose lists of claims and EOBs go over several pages. */
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

/** A use of a group with all four categories active unless stated. */
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
