// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type SavePreferencesMutationVariables = Exact<{
  input: Types.PreferencesInput;
}>;


export type SavePreferencesMutation = { updatePreferences: { errors: Array<{ code: string, field: string | null }> } };

export const SavePreferencesDocument = knownDocument<SavePreferencesMutation, SavePreferencesMutationVariables>('mutation', 'SavePreferences', 'ba5e2e5e3c006fc4ddef8ac258aecbd66faae8a2b926ecda2c663ba00539ac8b')
