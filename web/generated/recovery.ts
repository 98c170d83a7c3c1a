// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type RecoverUsernameMutationVariables = Exact<{
  input: Types.RecoverUsernameInput;
}>;


export type RecoverUsernameMutation = { recoverUsername: { userErrors: Array<{ code: Types.UserErrorCode, path: Array<string> | null }> } };

export type RecoverPasswordMutationVariables = Exact<{
  input: Types.RecoverPasswordInput;
}>;


export type RecoverPasswordMutation = { recoverPassword: { userErrors: Array<{ code: Types.UserErrorCode, path: Array<string> | null }> } };

export type ResetPasswordMutationVariables = Exact<{
  input: Types.ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: { userErrors: Array<{ code: Types.UserErrorCode, path: Array<string> | null }> } };

export const RecoverUsernameDocument = knownDocument<RecoverUsernameMutation, RecoverUsernameMutationVariables>('mutation', 'RecoverUsername', '1c4852df78ecad99abfb835075a21bd747ff049cab169eaf7433e36dac6beab9', [])
export const RecoverPasswordDocument = knownDocument<RecoverPasswordMutation, RecoverPasswordMutationVariables>('mutation', 'RecoverPassword', 'ce9865e05a1b3a28f9e46c5d18eff2c1fbe37918ea694ba0c693b9b733fd1ceb', [])
export const ResetPasswordDocument = knownDocument<ResetPasswordMutation, ResetPasswordMutationVariables>('mutation', 'ResetPassword', '0d1ff7148658969391d3b321bbb02b24ae7df09f021e155a7d7c62c6db750537', [])
