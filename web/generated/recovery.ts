// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type RecoverUsernameMutationVariables = Exact<{
  person: Types.PersonInput;
}>;


export type RecoverUsernameMutation = { recoverUsername: { errors: Array<{ code: string, field: string | null }> } };

export type RecoverPasswordMutationVariables = Exact<{
  username: string;
}>;


export type RecoverPasswordMutation = { recoverPassword: { errors: Array<{ code: string, field: string | null }> } };

export type ResetPasswordMutationVariables = Exact<{
  input: Types.ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: { errors: Array<{ code: string, field: string | null }> } };

export const RecoverUsernameDocument = knownDocument<RecoverUsernameMutation, RecoverUsernameMutationVariables>('mutation', 'RecoverUsername', '38cd56d1630184be7c30b13abfdbb238389c4685c61c54bcd4a93e911a9fa57b')
export const RecoverPasswordDocument = knownDocument<RecoverPasswordMutation, RecoverPasswordMutationVariables>('mutation', 'RecoverPassword', '16dc571d9fe202591ba30b246e025e785f3fe1fbce752cea662ac2e6e22444b5')
export const ResetPasswordDocument = knownDocument<ResetPasswordMutation, ResetPasswordMutationVariables>('mutation', 'ResetPassword', 'a0eea39f3f945599eb84597da41a57ae655e292a5f78e2a9dbe30d00467fdf8f')
