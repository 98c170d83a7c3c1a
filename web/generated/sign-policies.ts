// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type SignPoliciesMutationVariables = Exact<{
  isCommunicationPolicySigned: boolean;
  isEeobPreferenceConsented?: boolean | null | undefined;
}>;


export type SignPoliciesMutation = { signPolicies: { errors: Array<{ code: string }> } };

export const SignPoliciesDocument = knownDocument<SignPoliciesMutation, SignPoliciesMutationVariables>('mutation', 'SignPolicies', 'be5e59da879f1c339637c0e213891eeb0e9e219300e62f675b94ca3304155666')
