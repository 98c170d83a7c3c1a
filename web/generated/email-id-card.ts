// Generated from *.graphql by `npm run generate`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A kind of coverage (SCOPE-02). */
export type CoverageCategory =
  /** Medical, M on the wire. */
  | 'MEDICAL'
  /** Dental, D on the wire. */
  | 'DENTAL'
  /** Vision, V on the wire. */
  | 'VISION'
  /** Pharmacy, X on the wire. */
  | 'PHARMACY';

/** Where ID cards go, and which. */
export type EmailIdCardInput = {
  /** An e-mail address. */
  emailAddress: string;
  /** Only the card of this kind of coverage; every card without it. */
  category?: CoverageCategory | null | undefined;
  /** Suffix of the member whose cards are wanted; the viewer's without it. */
  memberSuffix?: number | null | undefined;
};

export type EmailIdCardMutationVariables = Exact<{
  input: EmailIdCardInput;
}>;


export type EmailIdCardMutation = { emailIdCard: { message: string | null, errors: Array<{ code: string, field: string | null }> } };


export const EmailIdCardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EmailIdCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EmailIdCardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emailIdCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<EmailIdCardMutation, EmailIdCardMutationVariables>;