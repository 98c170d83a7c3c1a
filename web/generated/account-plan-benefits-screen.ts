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


export type AccountPlanBenefitsScreenQuery = { screen: { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { member: { relationship: Types.Relationship, planManagement: { isOpen: boolean, openEnrollmentStart: string | null, openEnrollmentEnd: string | null, currentPlanYear: number | null, upcomingPlanYear: number | null, coverageEndDateUponCancellation: string | null, coverageStartDateUponRenewal: string | null, cancellationStatus: Types.PlanCancellation | null, directShopUrl: string | null, exchangeUrl: string | null, exchangeUrlLabel: string | null, cancellationOptions: Array<{ what: Types.PlanCancellation, description: string }> } | null } | null, groupsWithPlans: Array<{ number: string, name: string, isCurrent: boolean, plans: Array<{ category: Types.CoverageCategory, status: Types.PlanStatus | null, startDate: string | null, endDate: string | null }> | null }> } | null };

export type ScreenPartsFragment = { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export type PlanManagementCardPartsFragment = { isOpen: boolean, openEnrollmentStart: string | null, openEnrollmentEnd: string | null, currentPlanYear: number | null, upcomingPlanYear: number | null, coverageEndDateUponCancellation: string | null, coverageStartDateUponRenewal: string | null, cancellationStatus: Types.PlanCancellation | null, directShopUrl: string | null, exchangeUrl: string | null, exchangeUrlLabel: string | null, cancellationOptions: Array<{ what: Types.PlanCancellation, description: string }> };

export type GroupPlansCardPartsFragment = { number: string, name: string, isCurrent: boolean, plans: Array<{ category: Types.CoverageCategory, status: Types.PlanStatus | null, startDate: string | null, endDate: string | null }> | null };

export const AccountPlanBenefitsScreenDocument = knownDocument<AccountPlanBenefitsScreenQuery, AccountPlanBenefitsScreenQueryVariables>('query', 'AccountPlanBenefitsScreen', '88ebd7aba28477b84f017bae021e36f3839df7c82f2f41b2cf2567613131adda', [["screen",["route","kind","status","redirect","title",["params",["name","value"]],"view"],{"path":"$path"}],["viewer",["__typename","id",["member",["__typename","id","relationship",["planManagement",["__typename","isOpen","openEnrollmentStart","openEnrollmentEnd","currentPlanYear","upcomingPlanYear","coverageEndDateUponCancellation","coverageStartDateUponRenewal","cancellationStatus",["cancellationOptions",["what","description"]],"directShopUrl","exchangeUrl","exchangeUrlLabel"]]]],["groupsWithPlans",["__typename","number","name","isCurrent",["plans",["category","status","startDate","endDate"]]]]]]])
