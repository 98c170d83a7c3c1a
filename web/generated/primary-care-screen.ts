// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PrimaryCareScreenQueryVariables = Exact<{
  path: string;
}>;


export type PrimaryCareScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { primaryCare: { withProvider: Array<{ memberSuffix: number, firstName: string, lastName: string, eligible: boolean, eligibleDates: Array<string>, providerName: string | null }>, withoutProvider: Array<{ memberSuffix: number, firstName: string, lastName: string, eligible: boolean, eligibleDates: Array<string>, providerName: string | null }> } | null } | null };

export type ListedMemberFragment = { memberSuffix: number, firstName: string, lastName: string, eligible: boolean, eligibleDates: Array<string>, providerName: string | null };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const PrimaryCareScreenDocument = knownDocument<PrimaryCareScreenQuery, PrimaryCareScreenQueryVariables>('query', 'PrimaryCareScreen', '5469e706e1547ff96d915d108001890acd30eff30a5954f5a4bc9bf4fa0ba7bf')
