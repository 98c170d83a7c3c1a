// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type IdCardRequestScreenQueryVariables = Exact<{
  path: string;
}>;


export type IdCardRequestScreenQuery = { screen: { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { member: { idCardCategories: Array<Types.CoverageCategory> | null } | null, family: { address: { addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zipCode: string | null } | null } | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const IdCardRequestScreenDocument = knownDocument<IdCardRequestScreenQuery, IdCardRequestScreenQueryVariables>('query', 'IdCardRequestScreen', '64df6b2cbfcd26b732ade9c4007110c682c4aa118b4feb78ae2b1946248606bd', [["screen",["route","kind","status","redirect","title",["params",["name","value"]],"view"],{"path":"$path"}],["viewer",["__typename","id",["member",["__typename","id","idCardCategories"]],["family",["__typename","id",["address",["addressLine1","addressLine2","city","state","zipCode"]]]]]]])
