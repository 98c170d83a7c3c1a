// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type SavePreferencesMutationVariables = Exact<{
  input: Types.UpdatePreferencesInput;
}>;


export type SavePreferencesMutation = { updatePreferences: { preferences: { emailAddress: string | null, emailNeedsPassword: boolean, values: Array<{ name: Types.PreferenceName, initial: boolean }> } | null, userErrors: Array<{ code: Types.UserErrorCode, path: Array<string> | null }> } };

export const SavePreferencesDocument = knownDocument<SavePreferencesMutation, SavePreferencesMutationVariables>('mutation', 'SavePreferences', '5bb07794cfca27226ba5f9edc7033214e496819ace6b4839a36a4f584911441e', [["updatePreferences",[["preferences",["__typename","emailAddress","emailNeedsPassword",["values",["name","initial"]]]],["userErrors",["code","path"]]],{"input":"$input"}]])
