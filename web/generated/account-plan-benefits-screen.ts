// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type AccountPlanBenefitsScreenQueryVariables = Exact<{
  path: string;
}>;


export type AccountPlanBenefitsScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { member: { relationship: Types.Relationship } | null, family: { groupId: string | null } | null, groupDetails: Array<{ groupId: string, groupName: string, groupEffectiveDate: string | null, groupTerminationDate: string | null, plans: Array<{ category: Types.CoverageCategory, planStatus: Types.PlanStatus | null, planEffectiveDate: string | null, planTerminationDate: string | null }> }>, planManagement: { eligibleAndActive: boolean, openEnrollmentStart: string | null, openEnrollmentEnd: string | null, currentPlanYear: number | null, upcomingPlanYear: number | null, coverageEndDateUponCancellation: string | null, coverageStartDateUponRenewal: string | null, cancellationStatus: Types.PlanCancellation | null, directShopUrl: string | null, exchangeUrl: string | null, exchangeUrlLabel: string | null, cancellationOptions: Array<{ id: Types.PlanCancellation, description: string }> } | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const AccountPlanBenefitsScreenDocument = knownDocument<AccountPlanBenefitsScreenQuery, AccountPlanBenefitsScreenQueryVariables>('query', 'AccountPlanBenefitsScreen', '477f6db06a4fa0ae883e31ec26e5cf9b0bb14bf96e9a5921cf1105eb4adc6ecb')
