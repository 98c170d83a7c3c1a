// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type ChangePasswordScreenQueryVariables = Exact<{
  path: string;
}>;


export type ChangePasswordScreenQuery = { screen: { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { facts: { accountStatus: Types.AccountStatus | null } } | null };

export type ScreenPartsFragment = { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const ChangePasswordScreenDocument = knownDocument<ChangePasswordScreenQuery, ChangePasswordScreenQueryVariables>('query', 'ChangePasswordScreen', '5e418f6d4a884f83323330b2dfd186ba7e0b00268f8e6b3b9256d1cb05880515', [["screen",["route","kind","status","redirect","title",["params",["name","value"]],"view"],{"path":"$path"}],["viewer",["__typename","id",["facts",["__typename","accountStatus"]]]]])
