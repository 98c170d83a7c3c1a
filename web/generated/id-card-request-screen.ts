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


export type IdCardRequestScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { idCardCategories: Array<Types.CoverageCategory> | null, family: { address: { addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zipCode: string | null } | null } | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const IdCardRequestScreenDocument = knownDocument<IdCardRequestScreenQuery, IdCardRequestScreenQueryVariables>('query', 'IdCardRequestScreen', 'd8ef59ebf9cee01afb7030852abca9c1e5dc8d9ef7a8c973b80803b176480361')
