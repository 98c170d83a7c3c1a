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


export type AccountSummaryScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { member: { firstName: string, lastName: string, relationshipDescription: string | null, coverages: Array<{ category: Types.CoverageCategory, status: Types.EligibilityStatus, startDate: string | null, endDate: string | null }> } | null, family: { subscriberId: string, startDate: string | null, startsLater: boolean, group: { number: string, name: string } | null } | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const AccountSummaryScreenDocument = knownDocument<AccountSummaryScreenQuery, AccountSummaryScreenQueryVariables>('query', 'AccountSummaryScreen', '1f6a120fddcde52867e231b797d0da4cbda3b0d5320d93d07336265f9cbb6f9d')
