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


export type RecoveryPasswordScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> } };

export type OpenRecoveryLinkMutationVariables = Exact<{
  input: Types.OpenRecoveryLinkInput;
  path: string;
}>;


export type OpenRecoveryLinkMutation = { openRecoveryLink: { questions: Array<{ id: string, question: string }> | null, userErrors: Array<{ code: Types.UserErrorCode, path: Array<string> | null }>, query: { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> } } } };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const RecoveryPasswordScreenDocument = knownDocument<RecoveryPasswordScreenQuery, RecoveryPasswordScreenQueryVariables>('query', 'RecoveryPasswordScreen', '8a9094f353eb22a9e705753b6d91750e43b5b4fd0065cc90e1da0aaf2846e371')
export const OpenRecoveryLinkDocument = knownDocument<OpenRecoveryLinkMutation, OpenRecoveryLinkMutationVariables>('mutation', 'OpenRecoveryLink', 'f01373d23579795f214a611b8476114f07f29680b747b2bb52bb1f58684808f7')
