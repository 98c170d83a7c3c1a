// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type PeriodServiceScreenQueryVariables = Exact<{
  path: string;
  category: Types.CoverageCategory;
  memberSuffix?: number | null | undefined;
  effectiveTime: string;
  service: string;
}>;


export type PeriodServiceScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { benefitPeriod: { status: Types.PlanStatus, effectiveDate: string, terminationDate: string | null, effectiveTime: string, benefits: { category: Types.CoverageCategory, memberSuffix: number, service: { id: string, name: string, category: string | null, description: string | null, mainNote: string | null, outOfPocket: string | null, tierOutOfPocket: Array<{ description: string, network: Types.NetworkTier, note: string | null, text: string }>, offers: Array<
            | { tier: Types.NetworkTier, benefitLimit: string | null, incentiveTiers: Array<{ tier: number, amount: string, description: string }> }
            | Record<PropertyKey, never>
          > } | null } | null, plans: Array<{ category: Types.CoverageCategory, effectiveDate: string, terminationDate: string | null }> } | null, member: { suffix: number, coverages: Array<{ category: Types.CoverageCategory, status: Types.EligibilityStatus }> } | null, family: { members: Array<{ suffix: number, firstName: string, lastName: string }> } | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export type FamilyPartsFragment = { member: { suffix: number, coverages: Array<{ category: Types.CoverageCategory, status: Types.EligibilityStatus }> } | null, family: { members: Array<{ suffix: number, firstName: string, lastName: string }> } | null };

export type PeriodPartsFragment = { status: Types.PlanStatus, effectiveDate: string, terminationDate: string | null, effectiveTime: string, plans: Array<{ category: Types.CoverageCategory, effectiveDate: string, terminationDate: string | null }> };

export type ServicePartsFragment = { id: string, name: string, category: string | null, description: string | null, mainNote: string | null, outOfPocket: string | null, tierOutOfPocket: Array<{ description: string, network: Types.NetworkTier, note: string | null, text: string }>, offers: Array<
    | { tier: Types.NetworkTier, benefitLimit: string | null, incentiveTiers: Array<{ tier: number, amount: string, description: string }> }
    | Record<PropertyKey, never>
  > };

export const PeriodServiceScreenDocument = knownDocument<PeriodServiceScreenQuery, PeriodServiceScreenQueryVariables>('query', 'PeriodServiceScreen', '0461026efc04ffe19acaee4551611a53e6fc08afa167ce8da1d19e809a662cb7')
