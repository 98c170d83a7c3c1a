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


export type IdCardEmailScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { member: { idCardCategories: Array<Types.CoverageCategory> | null } | null, preferences: { emailAddress: string | null } } | null };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const IdCardEmailScreenDocument = knownDocument<IdCardEmailScreenQuery, IdCardEmailScreenQueryVariables>('query', 'IdCardEmailScreen', 'eb476537764fb900b75ea568333bdf4ee75d179a884a2889b1a5753d1bf5c26b')
