// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type ClaimsScreenQueryVariables = Exact<{
  path: string;
  filter?: Types.ClaimFilter | null | undefined;
  page: number;
  ask: boolean;
}>;


export type ClaimsScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { claimTypes: Array<Types.ClaimType> | null, member: { suffix: number } | null, family: { members: Array<{ suffix: number, firstName: string, lastName: string }> } | null, claims?: { number: number, numberOfElements: number, size: number, totalElements: number, totalPages: number, missing: Array<{ memberSuffix: number, reason: Types.MissingClaimsReason }>, filter: { startDate: string, endDate: string }, content: Array<{ id: string, claimTypeSlug: string, claimTypeDescription: string, claimStatus: string, statusDisplay: Types.ClaimStatusDisplay, amountOwed: string | null, paidDate: string | null, memberSuffix: number, patientFirstName: string, patientLastName: string, serviceDate: string, provider: { providerName: string }, totals: { chargeAmountTotal: string } }> } | null, claimFilters?: { providers: Array<{ providerId: string, providerName: string }>, statuses: Array<{ claimStatusCode: string, claimStatus: string }> } | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const ClaimsScreenDocument = knownDocument<ClaimsScreenQuery, ClaimsScreenQueryVariables>('query', 'ClaimsScreen', 'eb6539ede214bb1f33e28cbef9df06fa237960332c53c85dee8ab4b3deb503a1')
