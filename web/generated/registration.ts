// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type ValidateUserMutationVariables = Exact<{
  person: Types.PersonInput;
}>;


export type ValidateUserMutation = { validateUser: { errors: Array<{ code: string, field: string | null }> } };

export type ValidateUsernameMutationVariables = Exact<{
  username: string;
}>;


export type ValidateUsernameMutation = { validateUsername: { available: boolean | null, errors: Array<{ code: string, field: string | null }> } };

export type RegisterMutationVariables = Exact<{
  input: Types.RegisterInput;
}>;


export type RegisterMutation = { register: { username: string | null, errors: Array<{ code: string, field: string | null }> } };

export const ValidateUserDocument = knownDocument<ValidateUserMutation, ValidateUserMutationVariables>('mutation', 'ValidateUser', '0e4c9938d40b60583181cb43fee72b1f17963d816877f005d9faa3f43ce09b0e')
export const ValidateUsernameDocument = knownDocument<ValidateUsernameMutation, ValidateUsernameMutationVariables>('mutation', 'ValidateUsername', '9d6c7744e027636a58e3ce60972717f7dc2c9ea7a2a4410a81a975c0ffdae8fd')
export const RegisterDocument = knownDocument<RegisterMutation, RegisterMutationVariables>('mutation', 'Register', '0b61524f913394c1b1e12385888db861217d3eb1880aeb2e5d8731cf6878a775')
