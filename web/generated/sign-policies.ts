// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type SignPoliciesMutationVariables = Exact<{
  input: Types.SignPoliciesInput;
}>;


export type SignPoliciesMutation = { signPolicies: { userErrors: Array<{ code: Types.UserErrorCode }> } };

export const SignPoliciesDocument = knownDocument<SignPoliciesMutation, SignPoliciesMutationVariables>('mutation', 'SignPolicies', '60980d4813797ff2b3ce44f96edb382499c52603b90f1c2e1b2443168711c68e')
