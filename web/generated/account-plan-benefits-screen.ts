// Generated from *.graphql by `npm run generate`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
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

export const ScreenPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScreenParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Screen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"route"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"redirect"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"view"}}]}}]} as unknown as DocumentNode<ScreenPartsFragment, unknown>;
export const AccountPlanBenefitsScreenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountPlanBenefitsScreen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"path"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"screen"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"path"},"value":{"kind":"Variable","name":{"kind":"Name","value":"path"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ScreenParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"member"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"relationship"}}]}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groupId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groupDetails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groupId"}},{"kind":"Field","name":{"kind":"Name","value":"groupName"}},{"kind":"Field","name":{"kind":"Name","value":"groupEffectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"groupTerminationDate"}},{"kind":"Field","name":{"kind":"Name","value":"plans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"planStatus"}},{"kind":"Field","name":{"kind":"Name","value":"planEffectiveDate"}},{"kind":"Field","name":{"kind":"Name","value":"planTerminationDate"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"planManagement"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eligibleAndActive"}},{"kind":"Field","name":{"kind":"Name","value":"openEnrollmentStart"}},{"kind":"Field","name":{"kind":"Name","value":"openEnrollmentEnd"}},{"kind":"Field","name":{"kind":"Name","value":"currentPlanYear"}},{"kind":"Field","name":{"kind":"Name","value":"upcomingPlanYear"}},{"kind":"Field","name":{"kind":"Name","value":"coverageEndDateUponCancellation"}},{"kind":"Field","name":{"kind":"Name","value":"coverageStartDateUponRenewal"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationStatus"}},{"kind":"Field","name":{"kind":"Name","value":"cancellationOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"directShopUrl"}},{"kind":"Field","name":{"kind":"Name","value":"exchangeUrl"}},{"kind":"Field","name":{"kind":"Name","value":"exchangeUrlLabel"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ScreenParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Screen"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"route"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"redirect"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"params"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"view"}}]}}]} as unknown as DocumentNode<AccountPlanBenefitsScreenQuery, AccountPlanBenefitsScreenQueryVariables>;