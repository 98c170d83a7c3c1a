// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** A new address and phone number. */
export type AddressInput = {
  /** Street and number. */
  addressLine1: string;
  /** Flat or suite; null for none. */
  addressLine2?: string | null | undefined;
  /** City. */
  city: string;
  /** Code of the state. */
  state: string;
  /** ZIP code as the country writes it. */
  zipCode: string;
  /** Code of the country. */
  country: string;
  /** Phone number; null for none. */
  phoneNumber?: string | null | undefined;
};

export type SaveAddressMutationVariables = Exact<{
  input: AddressInput;
}>;


export type SaveAddressMutation = { saveAddress: { errors: Array<{ code: string, field: string | null }> } };

export const SaveAddressDocument = knownDocument<SaveAddressMutation, SaveAddressMutationVariables>('mutation', 'SaveAddress', 'f8aeb2648205c7a8b76cfdefad582de7461a27c1089bfdbadbe209ecc10e34cc')
