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


export type AccountPlanBenefitsScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { member: { relationship: Types.Relationship } | null, groupsWithPlans: Array<{ number: string, name: string, isCurrent: boolean, plans: Array<{ category: Types.CoverageCategory, status: Types.PlanStatus | null, startDate: string | null, endDate: string | null }> | null }>, planManagement: { isOpen: boolean, openEnrollmentStart: string | null, openEnrollmentEnd: string | null, currentPlanYear: number | null, upcomingPlanYear: number | null, coverageEndDateUponCancellation: string | null, coverageStartDateUponRenewal: string | null, cancellationStatus: Types.PlanCancellation | null, directShopUrl: string | null, exchangeUrl: string | null, exchangeUrlLabel: string | null, cancellationOptions: Array<{ what: Types.PlanCancellation, description: string }> } | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const AccountPlanBenefitsScreenDocument = knownDocument<AccountPlanBenefitsScreenQuery, AccountPlanBenefitsScreenQueryVariables>('query', 'AccountPlanBenefitsScreen', 'b30e96a2b951ee4d968c82b17e47510a20f2f78f13058bcd8ad3852c62fc7d67')
