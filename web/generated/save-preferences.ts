// Generated from *.graphql by `npm run generate`. Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PreferenceName =
  | 'electronicEob'
  | 'emailBreakingNews'
  | 'electronicMedicareMailing'
  | 'emailPaymentReminder'
  | 'emailAutopayWithdrawalReminder'
  | 'discontinuePaperStatements'
  | 'emailWhenBillReady'
  | 'emailEwpNotification'
  | 'showEwpLandingPage';

export type PreferencesInput = {
  emailAddress: string;
  values: Array<PreferenceInput>;
};

export type PreferenceInput = {
  name: PreferenceName;
  value: boolean;
};

export type SavePreferencesMutationVariables = Exact<{
  input: PreferencesInput;
}>;


export type SavePreferencesMutation = { updatePreferences: { errors: Array<{ code: string, field: string | null }> } };


export const SavePreferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SavePreferences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PreferencesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePreferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"errors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<SavePreferencesMutation, SavePreferencesMutationVariables>;