// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type BenefitsSummaryScreenQueryVariables = Exact<{
  path: string;
  suffix?: number | null | undefined;
  on?: string | null | undefined;
}>;


export type BenefitsSummaryScreenQuery = { screen: { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { family: { member: { suffix: number, planPeriods: Array<{ status: Types.PlanStatus, startDate: string, endDate: string | null, plans: Array<{ category: Types.CoverageCategory, startDate: string, endDate: string | null }> }> | null, benefitsSummary: { date: string, period: { status: Types.PlanStatus, startDate: string, endDate: string | null, plans: Array<{ category: Types.CoverageCategory, startDate: string, endDate: string | null }> } | null, benefits: Array<{ category: Types.CoverageCategory, limits: Array<{ coverageType: Types.CoverageType, name: string, networkTier: Types.NetworkTier, total: string, met: string, remaining: string, detailDescription: { header: string, body: string } | null }> | null, coverage: { plan: { name: string, insuranceType: string, startDate: string, endDate: string | null, timeline: Types.Timeline } | null, headlines: Array<{ id: string, name: string, outOfPocket: string | null }> } | null }> } | null } | null, members: Array<{ suffix: number, firstName: string, lastName: string }> } | null, member: { suffix: number, coverages: Array<{ category: Types.CoverageCategory, status: Types.EligibilityStatus }> } | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export type FamilyPartsFragment = { member: { suffix: number, coverages: Array<{ category: Types.CoverageCategory, status: Types.EligibilityStatus }> } | null, family: { members: Array<{ suffix: number, firstName: string, lastName: string }> } | null };

export type PeriodPartsFragment = { status: Types.PlanStatus, startDate: string, endDate: string | null, plans: Array<{ category: Types.CoverageCategory, startDate: string, endDate: string | null }> };

export type LimitPartsFragment = { coverageType: Types.CoverageType, name: string, networkTier: Types.NetworkTier, total: string, met: string, remaining: string, detailDescription: { header: string, body: string } | null };

export type PlanPartsFragment = { name: string, insuranceType: string, startDate: string, endDate: string | null, timeline: Types.Timeline };

export const BenefitsSummaryScreenDocument = knownDocument<BenefitsSummaryScreenQuery, BenefitsSummaryScreenQueryVariables>('query', 'BenefitsSummaryScreen', '60ec28fa758f0053f981cd839bf210b2c902738339ea87391f460bbac3e8408c', [["screen",["route","kind","status","redirect","title",["params",["name","value"]],"view"],{"path":"$path"}],["viewer",["__typename","id",["member",["__typename","id","suffix",["coverages",["category","status"]]]],["family",["__typename","id",["members",["__typename","id","suffix","firstName","lastName"]],["member",["__typename","id","suffix",["planPeriods",["__typename","status","startDate","endDate",["plans",["category","startDate","endDate"]]]],["benefitsSummary",["date",["period",["__typename","status","startDate","endDate",["plans",["category","startDate","endDate"]]]],["benefits",["category",["limits",["coverageType","name","networkTier","total","met","remaining",["detailDescription",["header","body"]]]],["coverage",[["plan",["name","insuranceType","startDate","endDate","timeline"]],["headlines",["id","name","outOfPocket"]]]]]]],{"on":"$on"}]],{"suffix":"$suffix"}]]]]]])
