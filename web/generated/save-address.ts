// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type SaveAddressMutationVariables = Exact<{
  input: Types.SaveAddressInput;
}>;


export type SaveAddressMutation = { saveAddress: { userErrors: Array<{ code: Types.UserErrorCode, path: Array<string> | null }> } };

export const SaveAddressDocument = knownDocument<SaveAddressMutation, SaveAddressMutationVariables>('mutation', 'SaveAddress', '94ce7da909d4e1d6b770686e5770c72549316b11169b98849defce2228351be6')
