// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type BenefitsSummaryScreenQueryVariables = Exact<{
  path: string;
  memberSuffix?: number | null | undefined;
  asOfTime?: string | null | undefined;
}>;


export type BenefitsSummaryScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { benefitPeriods: Array<{ status: Types.PlanStatus, effectiveDate: string, terminationDate: string | null, effectiveTime: string, plans: Array<{ category: Types.CoverageCategory, effectiveDate: string, terminationDate: string | null }> }> | null, benefitsSummary: { asOfDate: string, memberSuffix: number, period: { status: Types.PlanStatus, effectiveDate: string, effectiveTime: string } | null, benefits: Array<{ category: Types.CoverageCategory, limits: Array<{ coverageType: Types.CoverageType, limitType: string, networkTier: Types.NetworkTier, total: string, totalMet: string, totalRemaining: string, detailDescription: { header: string, body: string } | null }> | null, coverage: { plan: { planName: string, insuranceType: string, effectiveDate: string, terminationDate: string | null, timeline: Types.Timeline } | null, headlines: Array<{ id: string, name: string, outOfPocket: string | null }> } | null }> } | null, member: { suffix: number, coverages: Array<{ category: Types.CoverageCategory, status: Types.EligibilityStatus }> } | null, family: { members: Array<{ suffix: number, firstName: string, lastName: string }> } | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export type FamilyPartsFragment = { member: { suffix: number, coverages: Array<{ category: Types.CoverageCategory, status: Types.EligibilityStatus }> } | null, family: { members: Array<{ suffix: number, firstName: string, lastName: string }> } | null };

export type PeriodPartsFragment = { status: Types.PlanStatus, effectiveDate: string, terminationDate: string | null, effectiveTime: string, plans: Array<{ category: Types.CoverageCategory, effectiveDate: string, terminationDate: string | null }> };

export type LimitPartsFragment = { coverageType: Types.CoverageType, limitType: string, networkTier: Types.NetworkTier, total: string, totalMet: string, totalRemaining: string, detailDescription: { header: string, body: string } | null };

export type PlanPartsFragment = { planName: string, insuranceType: string, effectiveDate: string, terminationDate: string | null, timeline: Types.Timeline };

export const BenefitsSummaryScreenDocument = knownDocument<BenefitsSummaryScreenQuery, BenefitsSummaryScreenQueryVariables>('query', 'BenefitsSummaryScreen', '17c21cc201de64b4e56eac3521fcde92ae94c1b950de48bddb097f835c67ec52')
