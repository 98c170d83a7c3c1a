// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type EndSignInMutationVariables = Exact<{
  input: Types.EndSignInInput;
}>;


export type EndSignInMutation = { endSignIn: { userErrors: Array<{ code: Types.UserErrorCode }> } };

export const EndSignInDocument = knownDocument<EndSignInMutation, EndSignInMutationVariables>('mutation', 'EndSignIn', 'b22b66ec91b43219792ceea4c512858c730eb546294c0227ea48718fe222b137', [])
