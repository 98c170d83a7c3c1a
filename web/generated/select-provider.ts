// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type SelectProviderMutationVariables = Exact<{
  input: Types.SelectPrimaryCareProviderInput;
}>;


export type SelectProviderMutation = { selectPrimaryCareProvider: { message: string | null, errors: Array<{ code: string, field: string | null }> } };

export const SelectProviderDocument = knownDocument<SelectProviderMutation, SelectProviderMutationVariables>('mutation', 'SelectProvider', '1f08fd4d9e35b51d982e08bd1da562da5b73ed2b46e17220804728d06229e5c4')
