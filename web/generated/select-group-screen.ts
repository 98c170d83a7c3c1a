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


export type SelectGroupScreenQuery = { screen: { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { groupsWithPlans: Array<{ number: string, name: string, startDate: string | null, endDate: string | null, timeline: Types.Timeline | null, isCurrent: boolean, plans: Array<{ category: Types.CoverageCategory, status: Types.PlanStatus | null, startDate: string | null, endDate: string | null }> | null }> } | null };

export type ScreenPartsFragment = { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const SelectGroupScreenDocument = knownDocument<SelectGroupScreenQuery, SelectGroupScreenQueryVariables>('query', 'SelectGroupScreen', 'cbb791ee17bf00b039880d01272eb8a2065bd0a58a8f90998d5f5d3a76ebab18', [["screen",["route","kind","status","redirect","title",["params",["name","value"]],"view"],{"path":"$path"}],["viewer",["__typename","id",["groupsWithPlans",["__typename","number","name","startDate","endDate","timeline","isCurrent",["plans",["category","status","startDate","endDate"]]]]]]])
