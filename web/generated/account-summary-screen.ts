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


export type AccountSummaryScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { member: { firstName: string, lastName: string, relationshipDescription: string | null, coverages: Array<{ category: Types.CoverageCategory, status: Types.EligibilityStatus, startDate: string | null, endDate: string | null }> } | null, family: { subscriberId: string, groupId: string | null, groupName: string | null, startDate: string | null, startsLater: boolean } | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const AccountSummaryScreenDocument = knownDocument<AccountSummaryScreenQuery, AccountSummaryScreenQueryVariables>('query', 'AccountSummaryScreen', 'd2a42d02102591231073633cc0113ee8e24051d509211e954900b1029849ecd9')
