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
  number: string;
  suffix: number;
}>;


export type ClaimScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { family: { member: { claim: { number: string, typeDescription: string, status: Types.ClaimStatus, statusDescription: string, denialReason: string | null, amountOwed: string | null, paidDate: string | null, serviceDate: string, paidToPayee: string, hasExplanation: boolean, patientName: { firstName: string, lastName: string }, provider: { name: string }, payee: { name: string } | null, totals: { charged: string, planPaid: string }, lines: Array<{ number: number, status: string, procedureCode: string, procedureDescription: string, charged: string, planPaid: string, owed: string, coinsurance: string, copay: string, deductible: string, disallowed: string, notCovered: string, isDisallowed: boolean }> } | null } | null } | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const ClaimScreenDocument = knownDocument<ClaimScreenQuery, ClaimScreenQueryVariables>('query', 'ClaimScreen', '63764f01f456a32b9b470714f2c5914c4190622a961fc34ab4b74770bb839946')
