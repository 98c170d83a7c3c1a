// Generated from *.graphql by `npm run generate`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whom staff want to act as: all three optional fields for a specific member, none of them for the subscriber. */
export type LogInAsInput = {
  /** Number on the ID card. */
  subscriberId: string;
  /** First name of a specific member. */
  firstName?: string | null | undefined;
  /** Last name of a specific member. */
  lastName?: string | null | undefined;
  /** Date of birth of a specific member. */
  dateOfBirth?: string | null | undefined;
  /** Do not hand off to the external sales-force SSO in this session. */
  preventSalesforce: boolean;
};

export type LogInAsMutationVariables = Exact<{
  input: LogInAsInput;
}>;


export type LogInAsMutation = { logInAs: { next: string | null, errors: Array<{ code: string, message: string | null }> } };


export const LogInAsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LogInAs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LogInAsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logInAs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"next"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<LogInAsMutation, LogInAsMutationVariables>;