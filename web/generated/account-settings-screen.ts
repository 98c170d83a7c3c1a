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

export type AccountSettingsScreenQueryVariables = Exact<{
  path: string;
}>;


export type AccountSettingsScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { relevantPreferences: Array<PreferenceName>, preferences: { emailAddress: string | null, values: Array<{ name: PreferenceName, initial: boolean }> } } | null, securityQuestions: Array<{ id: string, question: string }> | null };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export type PreferencesPartsFragment = { relevantPreferences: Array<PreferenceName>, preferences: { emailAddress: string | null, values: Array<{ name: PreferenceName, initial: boolean }> } };

export const AccountSettingsScreenDocument = knownDocument<AccountSettingsScreenQuery, AccountSettingsScreenQueryVariables>('query', 'AccountSettingsScreen', 'f604f7d4c529ef945f8a1da8955e15bc06bef39378c72ddfb53eefe81e05598f')
