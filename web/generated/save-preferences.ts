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


export type SavePreferencesMutation = { updatePreferences: { userErrors: Array<{ code: Types.UserErrorCode, path: Array<string> | null }> } };

export const SavePreferencesDocument = knownDocument<SavePreferencesMutation, SavePreferencesMutationVariables>('mutation', 'SavePreferences', '32d7c878d75898a8d84bab86607ec8fce897915773b0107190cc3f2dc7aeeba8')
