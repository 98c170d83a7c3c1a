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

/** What a list of claims is narrowed to. */
export type ClaimFilter = {
  /** Kind of claims; the first that the member can have unless given. */
  category?: ClaimCategory | null | undefined;
  /** Suffix of the patient; the member's own unless given. A dependent sees no other (CLAIM-25). */
  memberSuffix?: number | null | undefined;
  /** First service date; two years ago unless given (CLAIM-04). */
  startDate?: string | null | undefined;
  /** Last service date; today unless given. */
  endDate?: string | null | undefined;
  /** Only these providers. */
  providerIds?: Array<string> | null | undefined;
  /** Only this status code. */
  statusCode?: string | null | undefined;
};

export type ClaimsScreenQueryVariables = Exact<{
  path: string;
  filter?: ClaimFilter | null | undefined;
  page: number;
  ask: boolean;
}>;


export type ClaimsScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { claimCategories: Array<ClaimCategory> | null, member: { memberSuffix: number } | null, account: { members: Array<{ memberSuffix: number, firstName: string, lastName: string }> } | null, claims?: { number: number, numberOfElements: number, size: number, totalElements: number, totalPages: number, filter: { startDate: string, endDate: string }, content: Array<{ id: string, claimTypePath: string, claimTypeDescription: string, claimStatus: string, paidDate: string | null, memberSuffix: number, patientFirstName: string, patientLastName: string, serviceDate: string, provider: { providerName: string }, totals: { chargeAmountTotal: string, combinedMemberResponsibilityAmount: string } }> } | null, claimFilters?: { providers: Array<{ providerId: string, providerName: string }>, statuses: Array<{ claimStatusCode: string, claimStatus: string }> } | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const ClaimsScreenDocument = knownDocument<ClaimsScreenQuery, ClaimsScreenQueryVariables>('query', 'ClaimsScreen', '38a791e4fcecf0edcffcf4463e5042003ad1c0182dd036947430e715dcb8d3b9')
