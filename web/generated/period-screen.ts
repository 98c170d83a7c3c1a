// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type PeriodScreenQueryVariables = Exact<{
  path: string;
  category: Types.CoverageCategory;
  suffix?: number | null | undefined;
  on: string;
}>;


export type PeriodScreenQuery = { screen: { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { family: { member: { suffix: number, planPeriods: Array<{ status: Types.PlanStatus, startDate: string, endDate: string | null, plans: Array<{ category: Types.CoverageCategory, startDate: string, endDate: string | null }> }> | null, planPeriod: { status: Types.PlanStatus, startDate: string, endDate: string | null, benefits: { category: Types.CoverageCategory, date: string, limits: Array<{ coverageType: Types.CoverageType, name: string, networkTier: Types.NetworkTier, total: string, met: string, remaining: string, detailDescription: { header: string, body: string } | null }> | null, coverage: { plan: { name: string, insuranceType: string, startDate: string, endDate: string | null, timeline: Types.Timeline } | null, deductibles: Array<{ label: string, total: string, met: string, remaining: string, coverageType: Types.CoverageType, networkTier: Types.NetworkTier, detailDescription: { header: string, body: string } | null }>, tiers: Array<{ networkTier: Types.NetworkTier, isDefault: boolean, groups: Array<{ category: string, services: Array<
                    | { code: string, name: string, amount: string, benefitLimit: string | null, incentiveTiers: Array<{ tier: number, amount: string }> }
                    | { url: string | null, pageId: string | null, name: string }
                  > }> }>, details: Array<{ id: string, tierOutOfPocket: Array<{ networkTier: Types.NetworkTier, text: string }> }> } | null } | null, plans: Array<{ category: Types.CoverageCategory, startDate: string, endDate: string | null }> } | null } | null, members: Array<{ suffix: number, firstName: string, lastName: string }> } | null, member: { suffix: number, coverages: Array<{ category: Types.CoverageCategory, status: Types.EligibilityStatus }> } | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export type FamilyPartsFragment = { member: { suffix: number, coverages: Array<{ category: Types.CoverageCategory, status: Types.EligibilityStatus }> } | null, family: { members: Array<{ suffix: number, firstName: string, lastName: string }> } | null };

export type PeriodPartsFragment = { status: Types.PlanStatus, startDate: string, endDate: string | null, plans: Array<{ category: Types.CoverageCategory, startDate: string, endDate: string | null }> };

export type BenefitsPartsFragment = { category: Types.CoverageCategory, date: string, limits: Array<{ coverageType: Types.CoverageType, name: string, networkTier: Types.NetworkTier, total: string, met: string, remaining: string, detailDescription: { header: string, body: string } | null }> | null, coverage: { plan: { name: string, insuranceType: string, startDate: string, endDate: string | null, timeline: Types.Timeline } | null, deductibles: Array<{ label: string, total: string, met: string, remaining: string, coverageType: Types.CoverageType, networkTier: Types.NetworkTier, detailDescription: { header: string, body: string } | null }>, tiers: Array<{ networkTier: Types.NetworkTier, isDefault: boolean, groups: Array<{ category: string, services: Array<
          | { code: string, name: string, amount: string, benefitLimit: string | null, incentiveTiers: Array<{ tier: number, amount: string }> }
          | { url: string | null, pageId: string | null, name: string }
        > }> }>, details: Array<{ id: string, tierOutOfPocket: Array<{ networkTier: Types.NetworkTier, text: string }> }> } | null };

export type LimitPartsFragment = { coverageType: Types.CoverageType, name: string, networkTier: Types.NetworkTier, total: string, met: string, remaining: string, detailDescription: { header: string, body: string } | null };

export type PlanPartsFragment = { name: string, insuranceType: string, startDate: string, endDate: string | null, timeline: Types.Timeline };

export const PeriodScreenDocument = knownDocument<PeriodScreenQuery, PeriodScreenQueryVariables>('query', 'PeriodScreen', '62cc15f1a5c2f805c399d9f33bffb3e01b39da7ae142bf5eadbf743c5e49ea0d', [["screen",["route","kind","status","redirect","title",["params",["name","value"]],"view"],{"path":"$path"}],["viewer",["__typename","id",["member",["__typename","id","suffix",["coverages",["category","status"]]]],["family",["__typename","id",["members",["__typename","id","suffix","firstName","lastName"]],["member",["__typename","id","suffix",["planPeriods",["__typename","status","startDate","endDate",["plans",["category","startDate","endDate"]]]],["planPeriod",["__typename","status","startDate","endDate",["plans",["category","startDate","endDate"]],["benefits",["category","date",["limits",["coverageType","name","networkTier","total","met","remaining",["detailDescription",["header","body"]]]],["coverage",[["plan",["name","insuranceType","startDate","endDate","timeline"]],["deductibles",["label","total","met","remaining","coverageType","networkTier",["detailDescription",["header","body"]]]],["tiers",["networkTier","isDefault",["groups",["category",["services",["__typename",["...DentalService",["code","name","amount","benefitLimit",["incentiveTiers",["tier","amount"]]]],["...MedicalService",["url","pageId","name"]]]]]]]],["details",["id",["tierOutOfPocket",["networkTier","text"]]]]]]],{"category":"$category"}]],{"on":"$on","category":"$category"}]],{"suffix":"$suffix"}]]]]]])
