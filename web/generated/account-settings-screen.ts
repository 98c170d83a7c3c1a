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


export type AccountSettingsScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { relevantPreferences: Array<Types.PreferenceName>, signIns: Array<{ id: string, device: string | null, began: string, lastUsed: string, current: boolean, byStaff: boolean }> | null, preferences: { emailAddress: string | null, emailNeedsPassword: boolean, values: Array<{ name: Types.PreferenceName, initial: boolean }> } } | null, securityQuestions: Array<{ id: string, question: string }> | null };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export type PreferencesPartsFragment = { relevantPreferences: Array<Types.PreferenceName>, preferences: { emailAddress: string | null, emailNeedsPassword: boolean, values: Array<{ name: Types.PreferenceName, initial: boolean }> } };

export const AccountSettingsScreenDocument = knownDocument<AccountSettingsScreenQuery, AccountSettingsScreenQueryVariables>('query', 'AccountSettingsScreen', 'ced501648a05124aa3d9b56e5d0334516a8b6faa4abb43db813d9e3e8f421189')
