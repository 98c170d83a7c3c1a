// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type IdCardEmailScreenQueryVariables = Exact<{
  path: string;
}>;


export type IdCardEmailScreenQuery = { screen: { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { member: { idCardCategories: Array<Types.CoverageCategory> | null } | null, preferences: { emailAddress: string | null } } | null };

export type ScreenPartsFragment = { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const IdCardEmailScreenDocument = knownDocument<IdCardEmailScreenQuery, IdCardEmailScreenQueryVariables>('query', 'IdCardEmailScreen', 'c115ee5e24753e4f5066f462e9be998c3db42a9756b7494105091dc33999db7c', [["screen",["route","kind","status","redirect","title",["params",["name","value"]],"view"],{"path":"$path"}],["viewer",["__typename","id",["member",["__typename","id","idCardCategories"]],["preferences",["__typename","emailAddress"]]]]])
