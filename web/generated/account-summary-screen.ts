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


export type AccountSummaryScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { member: { firstName: string, lastName: string, relationshipDescription: string | null, eligibilities: Array<{ category: Types.CoverageCategory, status: Types.EligibilityStatus, effectiveDate: string | null, terminationDate: string | null }> } | null, account: { subscriberId: string, groupId: string | null, groupName: string | null, effectiveDate: string | null, startsLater: boolean } | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const AccountSummaryScreenDocument = knownDocument<AccountSummaryScreenQuery, AccountSummaryScreenQueryVariables>('query', 'AccountSummaryScreen', 'a282678f89a8cd01605deee638fe892311fa44b5cc6e68d74d626199ba763edb')
