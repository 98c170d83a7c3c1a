// Generated from *.graphql by `npm run generate`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SignPoliciesMutationVariables = Exact<{
  isCommunicationPolicySigned: boolean;
  isEeobPreferenceConsented?: boolean | null | undefined;
}>;


export type SignPoliciesMutation = { signPolicies: { errors: Array<{ code: string }> } };


export const SignPoliciesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignPolicies"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isCommunicationPolicySigned"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isEeobPreferenceConsented"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signPolicies"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"isCommunicationPolicySigned"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isCommunicationPolicySigned"}}},{"kind":"Argument","name":{"kind":"Name","value":"isEeobPreferenceConsented"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isEeobPreferenceConsented"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}}]}}]}}]}}]} as unknown as DocumentNode<SignPoliciesMutation, SignPoliciesMutationVariables>;