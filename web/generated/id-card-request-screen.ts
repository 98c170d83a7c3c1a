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


export type IdCardRequestScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { idCardCategories: Array<Types.CoverageCategory> | null, account: { address: { addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zipCode: string | null } | null } | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const IdCardRequestScreenDocument = knownDocument<IdCardRequestScreenQuery, IdCardRequestScreenQueryVariables>('query', 'IdCardRequestScreen', '8091cdb7bcacbac4c8e3366ab4438f055d38b7420664d6e9c99907b790037071')
