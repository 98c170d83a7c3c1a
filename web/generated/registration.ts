// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type CheckRegistrationMutationVariables = Exact<{
  input: Types.CheckRegistrationInput;
}>;


export type CheckRegistrationMutation = { checkRegistration: { userErrors: Array<{ code: Types.UserErrorCode, path: Array<string> | null }> } };

export type CheckUsernameMutationVariables = Exact<{
  input: Types.CheckUsernameInput;
}>;


export type CheckUsernameMutation = { checkUsername: { available: boolean | null, userErrors: Array<{ code: Types.UserErrorCode, path: Array<string> | null }> } };

export type RegisterMutationVariables = Exact<{
  input: Types.RegisterInput;
}>;


export type RegisterMutation = { register: { username: string | null, userErrors: Array<{ code: Types.UserErrorCode, path: Array<string> | null }> } };

export const CheckRegistrationDocument = knownDocument<CheckRegistrationMutation, CheckRegistrationMutationVariables>('mutation', 'CheckRegistration', '4bdbfc8c0ad7195af46398b26c50e47a162f3e5b043858eb4eec87ccab190ba1', [])
export const CheckUsernameDocument = knownDocument<CheckUsernameMutation, CheckUsernameMutationVariables>('mutation', 'CheckUsername', 'aa8ba5e5eaf61390fd2fe49f6cac5c5ee5f800efe1dc62c30aaa9d766478fb04', [])
export const RegisterDocument = knownDocument<RegisterMutation, RegisterMutationVariables>('mutation', 'Register', '2f0fec710211390e4bc9ae138b1d9d66855aaff9f2ee831f8d50f8fef135858e', [])
