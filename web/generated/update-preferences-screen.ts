// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type UpdatePreferencesScreenQueryVariables = Exact<{
  path: string;
}>;


export type UpdatePreferencesScreenQuery = { screen: { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { relevantPreferences: Array<Types.PreferenceName>, preferences: { emailAddress: string | null, emailNeedsPassword: boolean, values: Array<{ name: Types.PreferenceName, initial: boolean }> } } | null };

export type ScreenPartsFragment = { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export type PreferencesPartsFragment = { relevantPreferences: Array<Types.PreferenceName>, preferences: { emailAddress: string | null, emailNeedsPassword: boolean, values: Array<{ name: Types.PreferenceName, initial: boolean }> } };

export const UpdatePreferencesScreenDocument = knownDocument<UpdatePreferencesScreenQuery, UpdatePreferencesScreenQueryVariables>('query', 'UpdatePreferencesScreen', '6169e6d25be7c9fdf2ebcfc882e529c59ade69f8e713983fbcb32c391e2d9c79', [["screen",["route","kind","status","redirect","title",["params",["name","value"]],"view"],{"path":"$path"}],["viewer",["__typename","id","relevantPreferences",["preferences",["__typename","emailAddress","emailNeedsPassword",["values",["name","initial"]]]]]]])
