// Generated from *.graphql by `npm run generate`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A choice of a primary care provider. */
export type SelectPrimaryCareProviderInput = {
  /** Who chooses; nobody twice. */
  members: Array<PrimaryCareStart>;
  /** Id of the provider. */
  providerId: string;
  /** Where a confirmation goes; none is sent without it. */
  emailAddress?: string | null | undefined;
};

/** Who chooses a provider, and from when on. */
export type PrimaryCareStart = {
  /** Suffix of the member. */
  memberSuffix: number;
  /** One of the member's eligible dates; the earliest without it (PCP-17). */
  effectiveDate?: string | null | undefined;
};

export type SelectProviderMutationVariables = Exact<{
  input: SelectPrimaryCareProviderInput;
}>;


export type SelectProviderMutation = { selectPrimaryCareProvider: { message: string | null, errors: Array<{ code: string, field: string | null }> } };


export const SelectProviderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SelectProvider"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SelectPrimaryCareProviderInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"selectPrimaryCareProvider"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SelectProviderMutation, SelectProviderMutationVariables>;