// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Whether a family member is the subscriber (PERM-04). */
export type Relationship =
  /** Member suffix 0. */
  | 'SUBSCRIBER'
  /** Any other suffix. */
  | 'DEPENDENT';

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

/** Where a plan stands. */
export type PlanStatus =
  /** Started and not ended. */
  | 'ACTIVE'
  /** Not started. */
  | 'FUTURE'
  /** Ended. */
  | 'TERMED';

/** What was cancelled. */
export type CancellationStatus =
  /** Medical will not be renewed. */
  | 'M'
  /** Medical and dental will not be renewed. */
  | 'D';

export type AccountPlanBenefitsScreenQueryVariables = Exact<{
  path: string;
}>;


export type AccountPlanBenefitsScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { member: { relationship: Relationship } | null, account: { groupId: string | null } | null, groupDetails: Array<{ groupId: string, groupName: string, groupEffectiveDate: string | null, groupTerminationDate: string | null, plans: Array<{ category: CoverageCategory, planStatus: PlanStatus | null, planEffectiveDate: string | null, planTerminationDate: string | null }> }>, planManagement: { eligibleAndActive: boolean, openEnrollmentStart: string | null, openEnrollmentEnd: string | null, currentPlanYear: number | null, upcomingPlanYear: number | null, coverageEndDateUponCancellation: string | null, coverageStartDateUponRenewal: string | null, cancellationStatus: CancellationStatus | null, directShopUrl: string | null, exchangeUrl: string | null, exchangeUrlLabel: string | null, cancellationOptions: Array<{ id: CancellationStatus, description: string }> } | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const AccountPlanBenefitsScreenDocument = knownDocument<AccountPlanBenefitsScreenQuery, AccountPlanBenefitsScreenQueryVariables>('query', 'AccountPlanBenefitsScreen', 'd0182cb7d941970ef4fa59edeea3c99c69b02be1cb3fa1ff3ebf11a781d35824')
