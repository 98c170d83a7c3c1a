// Generated from *.graphql by `npm run generate`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Names of the preferences, as the gateway has them. */
export type PreferenceName =
  /** Explanations of benefits electronically. */
  | 'electronicEob'
  /** Breaking news and product information by e-mail. */
  | 'emailBreakingNews'
  /** Medicare materials by e-mail notification instead of by mail. */
  | 'electronicMedicareMailing'
  /** An e-mail about five days before an invoice is due. */
  | 'emailPaymentReminder'
  /** An e-mail before an automatic withdrawal. */
  | 'emailAutopayWithdrawalReminder'
  /** No paper statements. */
  | 'discontinuePaperStatements'
  /** An e-mail when an invoice is available. */
  | 'emailWhenBillReady'
  /** An e-mail about the wellness program. */
  | 'emailEwpNotification'
  /** Show the landing page of the wellness program. */
  | 'showEwpLandingPage';

/** New communication preferences; one that is not listed keeps its value. */
export type PreferencesInput = {
  /** Where e-mail goes. */
  emailAddress: string;
  /** The choices made. */
  values: Array<PreferenceInput>;
};

/** One choice. */
export type PreferenceInput = {
  /** Which preference. */
  name: PreferenceName;
  /** The choice. */
  value: boolean;
};

export type SavePreferencesMutationVariables = Exact<{
  input: PreferencesInput;
}>;


export type SavePreferencesMutation = { updatePreferences: { errors: Array<{ code: string, field: string | null }> } };


export const SavePreferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavePreferences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PreferencesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePreferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SavePreferencesMutation, SavePreferencesMutationVariables>;