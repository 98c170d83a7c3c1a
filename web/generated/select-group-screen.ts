// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type SelectGroupScreenQueryVariables = Exact<{
  path: string;
}>;


export type SelectGroupScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { groupsWithPlans: Array<{ number: string, name: string, startDate: string | null, endDate: string | null, timeline: Types.Timeline | null, isCurrent: boolean, plans: Array<{ category: Types.CoverageCategory, status: Types.PlanStatus | null, startDate: string | null, endDate: string | null }> | null }> } | null };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const SelectGroupScreenDocument = knownDocument<SelectGroupScreenQuery, SelectGroupScreenQueryVariables>('query', 'SelectGroupScreen', 'c5b38b7d6d5941109e6b2403930d4528adaa73f9ef924c43b5b74d5af0608c89')
