// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type LogInScreenMutationVariables = Exact<{
  path: string;
}>;


export type LogInScreenMutation = { beginSignIn: { loggedOut: boolean, notice: Types.SignInNotice | null, query: { screen: { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> } } } };

export type ScreenPartsFragment = { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const LogInScreenDocument = knownDocument<LogInScreenMutation, LogInScreenMutationVariables>('mutation', 'LogInScreen', 'ea6fa5329c26a75a976e0b5cc819a35a41d7a174e8895839836b45e1325000c7', [["beginSignIn",["loggedOut","notice",["query",[["screen",["route","kind","status","redirect","title",["params",["name","value"]],"view"],{"path":"$path"}],["viewer",["__typename","id"]]]]]]])
