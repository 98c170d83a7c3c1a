// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type EndSignInMutationVariables = Exact<{
  id: string;
}>;


export type EndSignInMutation = { endSignIn: { errors: Array<{ code: string }> } };

export const EndSignInDocument = knownDocument<EndSignInMutation, EndSignInMutationVariables>('mutation', 'EndSignIn', 'a2835f3d4d6558864898fb267059e4283fec6d1630c13a1bd63485fe1f8d8601')
