// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type HomeQueryVariables = Exact<{
  path: string;
}>;


export type HomeQuery = { screen: { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, data: { preventiveCareDueDate: string | null, outlineOfCoverage: string | null, yearlyLimits: Array<{ category: Types.CoverageCategory, coverageType: Types.CoverageType, networkTier: Types.NetworkTier, name: string, total: string, met: string, remaining: string }> | null, comingPeriods: Array<{ startDate: string, plans: Array<{ category: Types.CoverageCategory }> }> | null, featuredLimit: { category: Types.CoverageCategory, name: string, total: string, met: string, remaining: string, percentMet: number } | null } | null, params: Array<{ name: string, value: string }> }, viewer: { member: { firstName: string, lastName: string } | null, family: { subscriberId: string, group: { name: string } | null } | null, employment: { employment: { employeeId: string | null } | null } | null, facts: { memberStatus: Types.EnrollmentStatus | null }, idCard: { hasIdCard: boolean | null } | null, planManagement: { planManagement: { isOpen: boolean, openEnrollmentEnd: string | null, upcomingPlanYear: number | null, coverageEndDateUponCancellation: string | null } | null } | null, ebill: { ebill: { eligible: boolean | null, awaitsVisit: boolean | null } | null } | null, primaryCare: { withoutProvider: Array<{ suffix: number, firstName: string, lastName: string, eligible: boolean }>, withProvider: Array<{ suffix: number, firstName: string, lastName: string, providerName: string | null, coming: { providerName: string, startDate: string } | null }> } | null, recentClaims: { recentClaims: Array<{ number: string, category: Types.CoverageCategory, type: Types.ClaimType, status: Types.ClaimStatus, statusDescription: string, paidDate: string | null, amountOwed: string | null, serviceDate: string, patientSuffix: number, hasExplanation: boolean, provider: { name: string } }> | null } | null, programs: { programs: Array<{ displayOrder: number, isHighPriority: boolean, number: number, name: string, description: string, url: string | null, urlKind: Types.ProgramUrlKind | null }> | null } | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export type YearlyAmountsPartsFragment = { yearlyLimits: Array<{ category: Types.CoverageCategory, coverageType: Types.CoverageType, networkTier: Types.NetworkTier, name: string, total: string, met: string, remaining: string }> | null };

export type ComingPlansPartsFragment = { comingPeriods: Array<{ startDate: string, plans: Array<{ category: Types.CoverageCategory }> }> | null };

export type PreventiveCareCardPartsFragment = { preventiveCareDueDate: string | null };

export type OutlineToolPartsFragment = { outlineOfCoverage: string | null };

export type FeaturedLimitPartsFragment = { featuredLimit: { category: Types.CoverageCategory, name: string, total: string, met: string, remaining: string, percentMet: number } | null };

export type WelcomeBannerPartsFragment = { member: { firstName: string } | null, family: { subscriberId: string } | null, employment: { employment: { employeeId: string | null } | null } | null, facts: { memberStatus: Types.EnrollmentStatus | null }, idCard: { hasIdCard: boolean | null } | null };

export type PlanManagementBannerPartsFragment = { planManagement: { planManagement: { isOpen: boolean, openEnrollmentEnd: string | null, upcomingPlanYear: number | null, coverageEndDateUponCancellation: string | null } | null } | null };

export type EbillAlertPartsFragment = { facts: { memberStatus: Types.EnrollmentStatus | null }, ebill: { ebill: { eligible: boolean | null, awaitsVisit: boolean | null } | null } | null };

export type PrimaryCareTilePartsFragment = { primaryCare: { withoutProvider: Array<{ suffix: number, firstName: string, lastName: string, eligible: boolean }>, withProvider: Array<{ suffix: number, firstName: string, lastName: string, providerName: string | null, coming: { providerName: string, startDate: string } | null }> } | null };

export type RecentClaimsPartsFragment = { recentClaims: { recentClaims: Array<{ number: string, category: Types.CoverageCategory, type: Types.ClaimType, status: Types.ClaimStatus, statusDescription: string, paidDate: string | null, amountOwed: string | null, serviceDate: string, patientSuffix: number, hasExplanation: boolean, provider: { name: string } }> | null } | null };

export type MemberInfoTilePartsFragment = { facts: { memberStatus: Types.EnrollmentStatus | null }, member: { firstName: string, lastName: string } | null, family: { subscriberId: string, group: { name: string } | null } | null, idCard: { hasIdCard: boolean | null } | null };

export type ToolsPartsFragment = { facts: { memberStatus: Types.EnrollmentStatus | null }, programs: { programs: Array<{ number: number, name: string, description: string, url: string | null, urlKind: Types.ProgramUrlKind | null }> | null } | null, ebill: { ebill: { eligible: boolean | null } | null } | null };

export type TilePartsFragment = { number: number, name: string, description: string, url: string | null, urlKind: Types.ProgramUrlKind | null };

export type ProgramsPartsFragment = { programs: { programs: Array<{ displayOrder: number, isHighPriority: boolean, number: number, name: string, description: string, url: string | null, urlKind: Types.ProgramUrlKind | null }> | null } | null };

export const HomeDocument = knownDocument<HomeQuery, HomeQueryVariables>('query', 'Home', '3447becafc143d16579309be539ae83eede2b0c3659fb0f6921a70320cf4c3f6', [["screen",["route","kind","status","redirect","title",["params",["name","value"]],"view",["data",[["yearlyLimits",["category","coverageType","networkTier","name","total","met","remaining"]],["comingPeriods",["__typename","startDate",["plans",["category"]]]],"preventiveCareDueDate","outlineOfCoverage",["featuredLimit",["category","name","total","met","remaining","percentMet"]]]]],{"path":"$path"}],["viewer",["__typename","id",["member",["__typename","id","firstName","lastName"]],["family",["__typename","id","subscriberId",["group",["__typename","name"]]]],["employment:member",["__typename","id",["employment",["employeeId"]]]],["facts",["__typename","memberStatus"]],["idCard:member",["__typename","id","hasIdCard"]],["planManagement:member",["__typename","id",["planManagement",["__typename","isOpen","openEnrollmentEnd","upcomingPlanYear","coverageEndDateUponCancellation"]]]],["ebill:member",["__typename","id",["ebill",["__typename","eligible","awaitsVisit"]]]],["primaryCare",["__typename",["withoutProvider",["__typename","suffix","firstName","lastName","eligible"]],["withProvider",["__typename","suffix","firstName","lastName","providerName",["coming",["providerName","startDate"]]]]]],["recentClaims:member",["__typename","id",["recentClaims",["__typename","number","category","type","status","statusDescription","paidDate","amountOwed",["provider",["name"]],"serviceDate","patientSuffix","hasExplanation"]]]],["programs:member",["__typename","id",["programs",["__typename","number","name","description","url","urlKind","displayOrder","isHighPriority"]]]]]]])
