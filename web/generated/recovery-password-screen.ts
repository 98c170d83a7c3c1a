// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type RecoveryPasswordScreenQueryVariables = Exact<{
  path: string;
}>;


export type RecoveryPasswordScreenQuery = { screen: { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> } };

export type OpenRecoveryLinkMutationVariables = Exact<{
  input: Types.OpenRecoveryLinkInput;
  path: string;
}>;


export type OpenRecoveryLinkMutation = { openRecoveryLink: { questions: Array<{ id: string, question: string }> | null, userErrors: Array<{ code: Types.UserErrorCode, path: Array<string> | null }>, query: { screen: { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> } } } };

export type ScreenPartsFragment = { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const RecoveryPasswordScreenDocument = knownDocument<RecoveryPasswordScreenQuery, RecoveryPasswordScreenQueryVariables>('query', 'RecoveryPasswordScreen', '73d844a9152622a0d44b1e0c74a375c2df2a91d3f208a4e9207375e04139609a', [["screen",["route","kind","status","redirect","title",["params",["name","value"]],"view"],{"path":"$path"}],["viewer",["__typename","id"]]])
export const OpenRecoveryLinkDocument = knownDocument<OpenRecoveryLinkMutation, OpenRecoveryLinkMutationVariables>('mutation', 'OpenRecoveryLink', '8eaf0f2d37683f2ee609f3c972c28213537a36aa04a45964fb2b12afaa079a27', [["openRecoveryLink",[["questions",["id","question"]],["userErrors",["code","path"]],["query",[["screen",["route","kind","status","redirect","title",["params",["name","value"]],"view"],{"path":"$path"}],["viewer",["__typename","id"]]]]],{"input":"$input"}]])
