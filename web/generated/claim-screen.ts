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

export const ClaimScreenDocument = knownDocument<ClaimScreenQuery, ClaimScreenQueryVariables>('query', 'ClaimScreen', '45ea6c62d5cd9d37e8f34e80dadbb23a86974770dc7e1ffec561235218a03bda', [["screen",["route","kind","status","redirect","title",["params",["name","value"]],"view"],{"path":"$path"}],["viewer",["__typename","id",["family",["__typename","id",["member",["__typename","id",["claim",["__typename","category","number","typeDescription","status","statusDescription","denialReason","amountOwed","paidDate",["patientName",["firstName","lastName"]],["provider",["name"]],["payee",["name"]],"serviceDate","paidToPayee","hasExplanation",["totals",["charged","planPaid"]],["lines",["number","status","procedureCode","procedureDescription","charged","planPaid","owed","coinsurance","copay","deductible","disallowed","notCovered","isDisallowed"]]],{"type":"$type","number":"$number"}]],{"suffix":"$suffix"}]]]]]])
