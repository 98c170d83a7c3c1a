// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type SignInMutationVariables = Exact<{
  input: Types.SignInInput;
}>;


export type SignInMutation = { signIn: { next: string | null, userErrors: Array<{ code: Types.UserErrorCode, attemptsRemaining: number | null, retryAfter: number | null }> } };

export const SignInDocument = knownDocument<SignInMutation, SignInMutationVariables>('mutation', 'SignIn', 'dff2ae01eb3fa0030f6f6f39e9685fcb0fc0c52d23d869fec10e216780b546b9', [])
