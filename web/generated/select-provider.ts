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


export type SelectProviderMutation = { selectPrimaryCareProvider: { message: string | null, userErrors: Array<{ code: Types.UserErrorCode, path: Array<string> | null }> } };

export const SelectProviderDocument = knownDocument<SelectProviderMutation, SelectProviderMutationVariables>('mutation', 'SelectProvider', 'c9485ea6efba6cca998ed3c0320499ed92bd1f9e62f7f15c404254b0fe6cda56')
