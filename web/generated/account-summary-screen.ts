// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type AccountSummaryScreenQueryVariables = Exact<{
  path: string;
}>;


export type AccountSummaryScreenQuery = { screen: { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { member: { firstName: string, lastName: string, relationshipDescription: string | null, coverages: Array<{ category: Types.CoverageCategory, status: Types.EligibilityStatus, startDate: string | null, endDate: string | null }> } | null, family: { subscriberId: string, startDate: string | null, startsLater: boolean, group: { number: string, name: string } | null } | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export type MembershipCardPartsFragment = { member: { firstName: string, lastName: string, relationshipDescription: string | null } | null, family: { subscriberId: string, startDate: string | null, startsLater: boolean, group: { number: string, name: string } | null } | null };

export type PlansCardPartsFragment = { coverages: Array<{ category: Types.CoverageCategory, status: Types.EligibilityStatus, startDate: string | null, endDate: string | null }> };

export const AccountSummaryScreenDocument = knownDocument<AccountSummaryScreenQuery, AccountSummaryScreenQueryVariables>('query', 'AccountSummaryScreen', '8394c5d2c03ec64f08c9ef68b50a2d3e22f0c182f0b744817b7b877de2256ab0', [["screen",["route","kind","status","redirect","title",["params",["name","value"]],"view"],{"path":"$path"}],["viewer",["__typename","id",["member",["__typename","id","firstName","lastName","relationshipDescription",["coverages",["category","status","startDate","endDate"]]]],["family",["__typename","id","subscriberId",["group",["__typename","number","name"]],"startDate","startsLater"]]]]])
