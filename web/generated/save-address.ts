// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type SaveAddressMutationVariables = Exact<{
  input: Types.AddressInput;
}>;


export type SaveAddressMutation = { saveAddress: { errors: Array<{ code: string, field: string | null }> } };

export const SaveAddressDocument = knownDocument<SaveAddressMutation, SaveAddressMutationVariables>('mutation', 'SaveAddress', 'f8aeb2648205c7a8b76cfdefad582de7461a27c1089bfdbadbe209ecc10e34cc')
