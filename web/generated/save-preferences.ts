// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

export const SavePreferencesDocument = knownDocument<SavePreferencesMutation, SavePreferencesMutationVariables>('mutation', 'SavePreferences', 'ba5e2e5e3c006fc4ddef8ac258aecbd66faae8a2b926ecda2c663ba00539ac8b')
