// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** A kind of coverage (SCOPE-02). */
export type CoverageCategory =
  /** Medical, M on the wire. */
  | 'MEDICAL'
  /** Dental, D on the wire. */
  | 'DENTAL'
  /** Vision, V on the wire. */
  | 'VISION'
  /** Pharmacy, X on the wire. */
  | 'PHARMACY';

/** Where a member stands in one kind of coverage today (STATE-06 to 09). */
export type EligibilityStatus =
  /** Eligible, started and not ended. */
  | 'ACTIVE'
  /** Eligible, not started. */
  | 'FUTURE'
  /** Eligible, ended. */
  | 'TERMED'
  /** Not eligible. */
  | 'INELIGIBLE';

export type AccountSummaryScreenQueryVariables = Exact<{
  path: string;
}>;


export type AccountSummaryScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { member: { firstName: string, lastName: string, relationshipDescription: string | null, eligibilities: Array<{ category: CoverageCategory, status: EligibilityStatus, effectiveDate: string | null, terminationDate: string | null }> } | null, account: { subscriberId: string, groupId: string | null, groupName: string | null, effectiveDate: string | null } | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const AccountSummaryScreenDocument = knownDocument<AccountSummaryScreenQuery, AccountSummaryScreenQueryVariables>('query', 'AccountSummaryScreen', '667b116774fb8b668facd9d947d022c4cd2c331d1106773e1b6407975b70051b')
