// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../app/known-document.ts'
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

export type UpdatePreferencesScreenQueryVariables = Exact<{
  path: string;
}>;


export type UpdatePreferencesScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { relevantPreferences: Array<PreferenceName>, preferences: { emailAddress: string | null, values: Array<{ name: PreferenceName, initial: boolean }> } } | null };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const UpdatePreferencesScreenDocument = knownDocument<UpdatePreferencesScreenQuery, UpdatePreferencesScreenQueryVariables>('query', 'UpdatePreferencesScreen', '4ae9e7337ab3dc994974480c2d070b593feb50041fd8b3a5e89a18c9f7f23fe3')
