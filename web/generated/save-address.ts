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


export type SaveAddressMutation = { saveAddress: { family: { address: { addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zipCode: string | null, country: string | null, phoneNumber: string | null } | null } | null, userErrors: Array<{ code: Types.UserErrorCode, path: Array<string> | null }> } };

export type AddressPartsFragment = { addressLine1: string | null, addressLine2: string | null, city: string | null, state: string | null, zipCode: string | null, country: string | null, phoneNumber: string | null };

export const SaveAddressDocument = knownDocument<SaveAddressMutation, SaveAddressMutationVariables>('mutation', 'SaveAddress', 'bb2d204dfff7663605d978cdf44fc0e022ccb1549bb8c58e5212f96e4193c156', [["saveAddress",[["family",["__typename","id",["address",["addressLine1","addressLine2","city","state","zipCode","country","phoneNumber"]]]],["userErrors",["code","path"]]],{"input":"$input"}]])
