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


export type SelectGroupScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { groupDetails: Array<{ groupId: string, groupName: string, planEffectiveDate: string | null, planTerminationDate: string | null, timeline: Types.Timeline, current: boolean, plans: Array<{ category: Types.CoverageCategory, planStatus: Types.PlanStatus | null, planEffectiveDate: string | null, planTerminationDate: string | null }> }> } | null };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const SelectGroupScreenDocument = knownDocument<SelectGroupScreenQuery, SelectGroupScreenQueryVariables>('query', 'SelectGroupScreen', '923d9143f1b6647336046621977da155c419635cd3812fd4f0da7880c61a4525')
