// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type AccountSettingsScreenQueryVariables = Exact<{
  path: string;
}>;


export type AccountSettingsScreenQuery = { screen: { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { relevantPreferences: Array<Types.PreferenceName>, signIns: Array<{ id: string, device: string | null, began: string, lastUsed: string, current: boolean, byStaff: boolean }> | null, preferences: { emailAddress: string | null, emailNeedsPassword: boolean, values: Array<{ name: Types.PreferenceName, initial: boolean }> } } | null, securityQuestions: Array<{ id: string, question: string }> | null };

export type ScreenPartsFragment = { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export type PreferencesPartsFragment = { relevantPreferences: Array<Types.PreferenceName>, preferences: { emailAddress: string | null, emailNeedsPassword: boolean, values: Array<{ name: Types.PreferenceName, initial: boolean }> } };

export type SignInPlacePartsFragment = { id: string, device: string | null, began: string, lastUsed: string, current: boolean, byStaff: boolean };

export type SecurityQuestionPartsFragment = { id: string, question: string };

export const AccountSettingsScreenDocument = knownDocument<AccountSettingsScreenQuery, AccountSettingsScreenQueryVariables>('query', 'AccountSettingsScreen', 'ca126f00d848439a5749ed28a0ac28722ef06483839842ec125aecb694e7c3d7', [["screen",["route","kind","status","redirect","title",["params",["name","value"]],"view"],{"path":"$path"}],["viewer",["__typename","id","relevantPreferences",["preferences",["__typename","emailAddress","emailNeedsPassword",["values",["name","initial"]]]],["signIns",["id","device","began","lastUsed","current","byStaff"]]]],["securityQuestions",["id","question"]]])
