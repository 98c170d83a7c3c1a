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
  suffix?: number | null | undefined;
  on: string;
  service: string;
}>;


export type PeriodServiceScreenQuery = { screen: { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { family: { member: { suffix: number, planPeriod: { status: Types.PlanStatus, startDate: string, endDate: string | null, benefits: { category: Types.CoverageCategory, service: { id: string, name: string, category: string | null, description: string | null, mainNote: string | null, outOfPocket: string | null, tierOutOfPocket: Array<{ description: string, networkTier: Types.NetworkTier, note: string | null, text: string }>, offers: Array<
                | { networkTier: Types.NetworkTier, benefitLimit: string | null, incentiveTiers: Array<{ tier: number, amount: string, description: string }> }
                | Record<PropertyKey, never>
              > } | null } | null, plans: Array<{ category: Types.CoverageCategory, startDate: string, endDate: string | null }> } | null } | null, members: Array<{ suffix: number, firstName: string, lastName: string }> } | null, member: { suffix: number, coverages: Array<{ category: Types.CoverageCategory, status: Types.EligibilityStatus }> } | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export type FamilyPartsFragment = { member: { suffix: number, coverages: Array<{ category: Types.CoverageCategory, status: Types.EligibilityStatus }> } | null, family: { members: Array<{ suffix: number, firstName: string, lastName: string }> } | null };

export type PeriodPartsFragment = { status: Types.PlanStatus, startDate: string, endDate: string | null, plans: Array<{ category: Types.CoverageCategory, startDate: string, endDate: string | null }> };

export type ServicePartsFragment = { id: string, name: string, category: string | null, description: string | null, mainNote: string | null, outOfPocket: string | null, tierOutOfPocket: Array<{ description: string, networkTier: Types.NetworkTier, note: string | null, text: string }>, offers: Array<
    | { networkTier: Types.NetworkTier, benefitLimit: string | null, incentiveTiers: Array<{ tier: number, amount: string, description: string }> }
    | Record<PropertyKey, never>
  > };

export const PeriodServiceScreenDocument = knownDocument<PeriodServiceScreenQuery, PeriodServiceScreenQueryVariables>('query', 'PeriodServiceScreen', 'ffe8c0f1c727fdd92d3a6aa1d512bd0db3d0774f825b9f1aec2dd8719d6587ad', [["screen",["route","kind","status","redirect","title",["params",["name","value"]],"view"],{"path":"$path"}],["viewer",["__typename","id",["member",["__typename","id","suffix",["coverages",["category","status"]]]],["family",["__typename","id",["members",["__typename","id","suffix","firstName","lastName"]],["member",["__typename","id","suffix",["planPeriod",["__typename","status","startDate","endDate",["plans",["category","startDate","endDate"]],["benefits",["category",["service",["id","name","category","description","mainNote","outOfPocket",["tierOutOfPocket",["description","networkTier","note","text"]],["offers",["__typename",["...DentalService",["networkTier","benefitLimit",["incentiveTiers",["tier","amount","description"]]]]]]],{"id":"$service"}]],{"category":"$category"}]],{"on":"$on","category":"$category"}]],{"suffix":"$suffix"}]]]]]])
