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


export type ClaimScreenQuery = { screen: { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { family: { member: { claim: { number: string, hasExplanation: boolean, status: Types.ClaimStatus, denialReason: string | null, type: Types.ClaimType, statusDescription: string, amountOwed: string | null, paidDate: string | null, serviceDate: string, paidToPayee: string, patientName: { firstName: string, lastName: string }, provider: { name: string }, payee: { name: string } | null, totals: { charged: string, planPaid: string }, lines: Array<{ number: number, procedureDescription: string, owed: string, deductible: string, copay: string, coinsurance: string, notCovered: string, status: string, procedureCode: string, charged: string, planPaid: string, disallowed: string, isDisallowed: boolean }> } | null } | null } | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export type ClaimNoticePartsFragment = { status: Types.ClaimStatus, denialReason: string | null };

export type ClaimSummaryPartsFragment = { number: string, type: Types.ClaimType, status: Types.ClaimStatus, statusDescription: string, amountOwed: string | null, paidDate: string | null, serviceDate: string, paidToPayee: string, patientName: { firstName: string, lastName: string }, provider: { name: string }, payee: { name: string } | null, totals: { charged: string, planPaid: string } };

export type ClaimWhyPartsFragment = { amountOwed: string | null, lines: Array<{ number: number, procedureDescription: string, owed: string, deductible: string, copay: string, coinsurance: string, notCovered: string }> };

export type ClaimLinesPartsFragment = { amountOwed: string | null, paidToPayee: string, totals: { charged: string, planPaid: string }, lines: Array<{ number: number, procedureDescription: string, owed: string, deductible: string, copay: string, coinsurance: string, notCovered: string, status: string, procedureCode: string, charged: string, planPaid: string, disallowed: string, isDisallowed: boolean }> };

export const ClaimScreenDocument = knownDocument<ClaimScreenQuery, ClaimScreenQueryVariables>('query', 'ClaimScreen', 'edce1ce7cf0d9a0e658d003244a6538a002b2869f242a3e712b0373773a1b358', [["screen",["route","kind","status","redirect","title",["params",["name","value"]],"view"],{"path":"$path"}],["viewer",["__typename","id",["family",["__typename","id",["member",["__typename","id",["claim",["__typename","category","number","hasExplanation","status","denialReason","type","statusDescription","amountOwed","paidDate",["patientName",["firstName","lastName"]],["provider",["name"]],["payee",["name"]],"serviceDate","paidToPayee",["totals",["charged","planPaid"]],["lines",["number","procedureDescription","owed","deductible","copay","coinsurance","notCovered","status","procedureCode","charged","planPaid","disallowed","isDisallowed"]]],{"type":"$type","number":"$number"}]],{"suffix":"$suffix"}]]]]]])
