// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type RecoveryPasswordScreenQueryVariables = Exact<{
  path: string;
}>;


export type RecoveryPasswordScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> } };

export type OpenRecoveryLinkMutationVariables = Exact<{
  token: string;
  path: string;
}>;


export type OpenRecoveryLinkMutation = { openRecoveryLink: { questions: Array<{ id: string, question: string }> | null, errors: Array<{ code: string, field: string | null }>, query: { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> } } } };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const RecoveryPasswordScreenDocument = knownDocument<RecoveryPasswordScreenQuery, RecoveryPasswordScreenQueryVariables>('query', 'RecoveryPasswordScreen', '8a9094f353eb22a9e705753b6d91750e43b5b4fd0065cc90e1da0aaf2846e371')
export const OpenRecoveryLinkDocument = knownDocument<OpenRecoveryLinkMutation, OpenRecoveryLinkMutationVariables>('mutation', 'OpenRecoveryLink', '562459f8f3299868cf4b426250c8a101f697e45840737942df766d867e784ba7')
