// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Kinds of claims that have lists of their own. */
export type ClaimCategory =
  /** Medical claims: M on the wire, medical in addresses. */
  | 'MEDICAL'
  /** Dental claims: D on the wire, dental in addresses. */
  | 'DENTAL'
  /** Vision claims: V on the wire, vision in addresses. */
  | 'VISION';

export type ClaimScreenQueryVariables = Exact<{
  path: string;
  category: ClaimCategory;
  id: string;
  memberSuffix: number;
}>;


export type ClaimScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { claim: { id: string, claimTypeDescription: string, claimStatus: string, paidDate: string | null, patientFirstName: string, patientLastName: string, serviceDate: string, checkPayeeAmount: string, hasEobButton: boolean, provider: { providerName: string }, payeeProvider: { providerName: string } | null, totals: { chargeAmountTotal: string, paidAmountTotal: string, combinedMemberResponsibilityAmount: string }, lines: Array<{ sequenceNumber: number, status: string, procedureCode: string, procedureDescription: string, chargeAmount: string, paidAmount: string, combinedMemberResponsibilityAmount: string, coinsuranceAmount: string, copayAmount: string, deductibleAmount: string, disallowAmount: string, nonCoveredCharges: string, lineDisallowed: boolean }> } | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const ClaimScreenDocument = knownDocument<ClaimScreenQuery, ClaimScreenQueryVariables>('query', 'ClaimScreen', 'e1375da6c47549191503b975c63e7ec5001b7f38e2d42ccf14adb06514774d79')
