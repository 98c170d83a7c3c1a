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


export type SignPoliciesMutation = { signPolicies: { registrationPolicy: { isCommunicationPolicySigned: boolean, initialConsent: boolean | null } | null, userErrors: Array<{ code: Types.UserErrorCode }> } };

export const SignPoliciesDocument = knownDocument<SignPoliciesMutation, SignPoliciesMutationVariables>('mutation', 'SignPolicies', '6c06c2d5bc2fa8339d462507feb41906bef0fc4f06b948ee08a7644f2b0bc7da', [["signPolicies",[["registrationPolicy",["__typename","isCommunicationPolicySigned","initialConsent"]],["userErrors",["code"]]],{"input":"$input"}]])
