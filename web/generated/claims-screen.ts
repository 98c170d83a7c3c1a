// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type ClaimsScreenQueryVariables = Exact<{
  path: string;
  patient?: number | null | undefined;
  filter?: Types.ClaimFilter | null | undefined;
  skip: number;
  ask: boolean;
}>;


export type ClaimsScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { member: { suffix: number } | null, family: { claimTypes: Array<Types.ClaimType> | null, members: Array<{ suffix: number, firstName: string, lastName: string }>, claims?: { totalCount: number, startDate: string, endDate: string, missing: Array<{ reason: Types.MissingClaimsReason, member: { firstName: string, lastName: string } }>, nodes: Array<{ number: string, category: Types.CoverageCategory, typeDescription: string, status: Types.ClaimStatus, statusDescription: string, amountOwed: string | null, paidDate: string | null, patientSuffix: number, serviceDate: string, patientName: { firstName: string, lastName: string }, provider: { name: string }, totals: { charged: string } }> } | null, claimChoices?: { providers: Array<{ number: string, name: string }>, statuses: Array<{ id: string, label: string }> } | null } | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const ClaimsScreenDocument = knownDocument<ClaimsScreenQuery, ClaimsScreenQueryVariables>('query', 'ClaimsScreen', 'a89413b58f2cb2d04a34a1f2ebb1c5a0be615d9de2f5b504791cc3277047ede8')
