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


export type SignInMutation = { signIn: { next: string | null, errors: Array<{ code: string, attemptsRemaining: number | null }> } };

export const SignInDocument = knownDocument<SignInMutation, SignInMutationVariables>('mutation', 'SignIn', 'b04ff5e954ec4169657b91493e83bbb79bf7d0f2d1afeebdbb83c620281d731f')
