// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type BenefitsScreenQueryVariables = Exact<{
  path: string;
  category: Types.CoverageCategory;
  memberSuffix?: number | null | undefined;
}>;


export type BenefitsScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { benefits: { category: Types.CoverageCategory, memberSuffix: number, asOfDate: string, limits: Array<{ coverageType: Types.CoverageType, limitType: string, networkTier: Types.NetworkTier, total: string, totalMet: string, totalRemaining: string, detailDescription: { header: string, body: string } | null }> | null, coverage: { plan: { planName: string, insuranceType: string, effectiveDate: string, terminationDate: string | null, timeline: Types.Timeline } | null, deductibles: Array<{ label: string, total: string, met: string, remaining: string, coverage: Types.CoverageType, tier: Types.NetworkTier, detailDescription: { header: string, body: string } | null }>, tiers: Array<{ networkTier: Types.NetworkTier, isDefault: boolean, groups: Array<{ category: string, services: Array<
              | { code: string, name: string, amount: string, benefitLimit: string | null, incentiveTiers: Array<{ tier: number, amount: string }> }
              | { url: string | null, pageId: string | null, pageDescription: string }
            > }> }>, details: Array<{ id: string, tierOutOfPocket: Array<{ network: Types.NetworkTier, text: string }> }> } | null } | null, benefitPeriods: Array<{ status: Types.PlanStatus, effectiveDate: string, terminationDate: string | null, effectiveTime: string, plans: Array<{ category: Types.CoverageCategory, effectiveDate: string, terminationDate: string | null }> }> | null, member: { suffix: number, coverages: Array<{ category: Types.CoverageCategory, status: Types.EligibilityStatus }> } | null, family: { members: Array<{ suffix: number, firstName: string, lastName: string }> } | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export type FamilyPartsFragment = { member: { suffix: number, coverages: Array<{ category: Types.CoverageCategory, status: Types.EligibilityStatus }> } | null, family: { members: Array<{ suffix: number, firstName: string, lastName: string }> } | null };

export type BenefitsPartsFragment = { category: Types.CoverageCategory, memberSuffix: number, asOfDate: string, limits: Array<{ coverageType: Types.CoverageType, limitType: string, networkTier: Types.NetworkTier, total: string, totalMet: string, totalRemaining: string, detailDescription: { header: string, body: string } | null }> | null, coverage: { plan: { planName: string, insuranceType: string, effectiveDate: string, terminationDate: string | null, timeline: Types.Timeline } | null, deductibles: Array<{ label: string, total: string, met: string, remaining: string, coverage: Types.CoverageType, tier: Types.NetworkTier, detailDescription: { header: string, body: string } | null }>, tiers: Array<{ networkTier: Types.NetworkTier, isDefault: boolean, groups: Array<{ category: string, services: Array<
          | { code: string, name: string, amount: string, benefitLimit: string | null, incentiveTiers: Array<{ tier: number, amount: string }> }
          | { url: string | null, pageId: string | null, pageDescription: string }
        > }> }>, details: Array<{ id: string, tierOutOfPocket: Array<{ network: Types.NetworkTier, text: string }> }> } | null };

export type LimitPartsFragment = { coverageType: Types.CoverageType, limitType: string, networkTier: Types.NetworkTier, total: string, totalMet: string, totalRemaining: string, detailDescription: { header: string, body: string } | null };

export type PlanPartsFragment = { planName: string, insuranceType: string, effectiveDate: string, terminationDate: string | null, timeline: Types.Timeline };

export type PeriodPartsFragment = { status: Types.PlanStatus, effectiveDate: string, terminationDate: string | null, effectiveTime: string, plans: Array<{ category: Types.CoverageCategory, effectiveDate: string, terminationDate: string | null }> };

export const BenefitsScreenDocument = knownDocument<BenefitsScreenQuery, BenefitsScreenQueryVariables>('query', 'BenefitsScreen', 'a0eb60325da7de062c756f0e769b575a00f2499f135163b55db54a1a982b6e9a')
