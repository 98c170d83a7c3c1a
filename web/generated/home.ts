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


export type HomeQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { idCardEligible: boolean | null, preventiveCareDueDate: string | null, outlineOfCoverage: string | null, member: { firstName: string, lastName: string } | null, family: { subscriberId: string, groupName: string | null } | null, employee: { employeeId: string | null } | null, facts: { memberStatus: Types.EnrollmentStatus | null }, yearlyLimits: Array<{ productCategory: Types.CoverageCategory, coverageType: Types.CoverageType, networkTier: Types.NetworkTier, limitType: string, total: string, totalMet: string, totalRemaining: string }> | null, planManagement: { eligibleAndActive: boolean, openEnrollmentEnd: string | null, upcomingPlanYear: number | null, coverageEndDateUponCancellation: string | null } | null, comingPlans: Array<{ effectiveDate: string, effectiveTime: string, categories: Array<Types.CoverageCategory> }> | null, ebill: { eligible: boolean, showAlert: boolean } | null, primaryCare: { withoutProvider: Array<{ memberKey: string, memberSuffix: number, firstName: string, lastName: string, eligible: boolean }>, withProvider: Array<{ memberKey: string, memberSuffix: number, firstName: string, lastName: string, providerName: string | null, coming: { providerName: string, beginDate: string } | null }> } | null, recentClaims: Array<{ number: string, category: Types.CoverageCategory, typeDescription: string, status: Types.ClaimStatus, statusDescription: string, paidDate: string | null, amountOwed: string | null, serviceDate: string, patientSuffix: number, hasExplanation: boolean, provider: { name: string } }> | null, programs: Array<{ displayOrder: number, highPriority: boolean, id: number, name: string, description: string, url: string | null, urlDocumentType: string | null }> | null, featuredLimit: { productCategory: Types.CoverageCategory, limitType: string, total: string, totalMet: string, totalRemaining: string, percentMet: number } | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export type WelcomeBannerPartsFragment = { idCardEligible: boolean | null, member: { firstName: string } | null, family: { subscriberId: string } | null, employee: { employeeId: string | null } | null, facts: { memberStatus: Types.EnrollmentStatus | null } };

export type YearlyAmountsPartsFragment = { yearlyLimits: Array<{ productCategory: Types.CoverageCategory, coverageType: Types.CoverageType, networkTier: Types.NetworkTier, limitType: string, total: string, totalMet: string, totalRemaining: string }> | null };

export type PlanManagementBannerPartsFragment = { planManagement: { eligibleAndActive: boolean, openEnrollmentEnd: string | null, upcomingPlanYear: number | null, coverageEndDateUponCancellation: string | null } | null };

export type ComingPlansPartsFragment = { comingPlans: Array<{ effectiveDate: string, effectiveTime: string, categories: Array<Types.CoverageCategory> }> | null };

export type EbillAlertPartsFragment = { facts: { memberStatus: Types.EnrollmentStatus | null }, ebill: { eligible: boolean, showAlert: boolean } | null };

export type PreventiveCareCardPartsFragment = { preventiveCareDueDate: string | null };

export type PrimaryCareTilePartsFragment = { primaryCare: { withoutProvider: Array<{ memberKey: string, memberSuffix: number, firstName: string, lastName: string, eligible: boolean }>, withProvider: Array<{ memberKey: string, memberSuffix: number, firstName: string, lastName: string, providerName: string | null, coming: { providerName: string, beginDate: string } | null }> } | null };

export type RecentClaimsPartsFragment = { recentClaims: Array<{ number: string, category: Types.CoverageCategory, typeDescription: string, status: Types.ClaimStatus, statusDescription: string, paidDate: string | null, amountOwed: string | null, serviceDate: string, patientSuffix: number, hasExplanation: boolean, provider: { name: string } }> | null };

export type MemberInfoTilePartsFragment = { idCardEligible: boolean | null, facts: { memberStatus: Types.EnrollmentStatus | null }, member: { firstName: string, lastName: string } | null, family: { subscriberId: string, groupName: string | null } | null };

export type ToolsPartsFragment = { outlineOfCoverage: string | null, facts: { memberStatus: Types.EnrollmentStatus | null }, programs: Array<{ id: number, name: string, description: string, url: string | null, urlDocumentType: string | null }> | null, ebill: { eligible: boolean } | null };

export type TilePartsFragment = { id: number, name: string, description: string, url: string | null, urlDocumentType: string | null };

export type ProgramsPartsFragment = { programs: Array<{ displayOrder: number, highPriority: boolean, id: number, name: string, description: string, url: string | null, urlDocumentType: string | null }> | null, featuredLimit: { productCategory: Types.CoverageCategory, limitType: string, total: string, totalMet: string, totalRemaining: string, percentMet: number } | null };

export const HomeDocument = knownDocument<HomeQuery, HomeQueryVariables>('query', 'Home', 'e3b3bae3be05d7647ce304057f897d74ff1b542b06ddf6be9c50c8fd1d81854d')
