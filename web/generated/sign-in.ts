// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SignInMutationVariables = Exact<{
  username: string;
  password: string;
}>;


export type SignInMutation = { signIn: { next: string | null, errors: Array<{ code: string, attemptsRemaining: number | null, retryAfter: number | null }> } };

export const SignInDocument = knownDocument<SignInMutation, SignInMutationVariables>('mutation', 'SignIn', '90623b15f29a732d6f6fd8cafe9a31ec86a995217d37abaacc3654775de2118f')
