// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type ClaimScreenQueryVariables = Exact<{
  path: string;
  type: Types.ClaimType;
  id: string;
  memberSuffix: number;
}>;


export type ClaimScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { claim: { id: string, claimTypeDescription: string, claimStatus: string, statusDisplay: Types.ClaimStatusDisplay, denialReason: string | null, amountOwed: string | null, paidDate: string | null, patientFirstName: string, patientLastName: string, serviceDate: string, checkPayeeAmount: string, hasEobButton: boolean, provider: { providerName: string }, payeeProvider: { providerName: string } | null, totals: { chargeAmountTotal: string, paidAmountTotal: string }, lines: Array<{ sequenceNumber: number, status: string, procedureCode: string, procedureDescription: string, chargeAmount: string, paidAmount: string, combinedMemberResponsibilityAmount: string, coinsuranceAmount: string, copayAmount: string, deductibleAmount: string, disallowAmount: string, nonCoveredCharges: string, lineDisallowed: boolean }> } | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const ClaimScreenDocument = knownDocument<ClaimScreenQuery, ClaimScreenQueryVariables>('query', 'ClaimScreen', '004583209b433eab77111467b223fa30e81f0b0b648f92cb7a9f7409bdc7c2ad')
