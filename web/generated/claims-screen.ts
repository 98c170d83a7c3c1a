// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** What a list of claims is narrowed to. */
export type ClaimFilter = {
  /** Claim type; the first that the member can have unless given. UNKNOWN has no list of its own. */
  type?: ClaimType | null | undefined;
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

/** Type of a claim (CONST-02). */
export type ClaimType =
  /** Code M, medical in addresses. */
  | 'MEDICAL'
  /** Code D, dental in addresses. */
  | 'DENTAL'
  /** Code V, vision in addresses. */
  | 'VISION'
  /** Code U; such claims are in one of the other lists. */
  | 'UNKNOWN';

export type ClaimsScreenQueryVariables = Exact<{
  path: string;
  filter?: ClaimFilter | null | undefined;
  page: number;
  ask: boolean;
}>;


export type ClaimsScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { claimTypes: Array<ClaimType> | null, member: { memberSuffix: number } | null, account: { members: Array<{ memberSuffix: number, firstName: string, lastName: string }> } | null, claims?: { number: number, numberOfElements: number, size: number, totalElements: number, totalPages: number, filter: { startDate: string, endDate: string }, content: Array<{ id: string, claimTypeSlug: string, claimTypeDescription: string, claimStatus: string, paidDate: string | null, memberSuffix: number, patientFirstName: string, patientLastName: string, serviceDate: string, provider: { providerName: string }, totals: { chargeAmountTotal: string, combinedMemberResponsibilityAmount: string } }> } | null, claimFilters?: { providers: Array<{ providerId: string, providerName: string }>, statuses: Array<{ claimStatusCode: string, claimStatus: string }> } | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const ClaimsScreenDocument = knownDocument<ClaimsScreenQuery, ClaimsScreenQueryVariables>('query', 'ClaimsScreen', '781226594289647baebb2d1f6d049825ef8932920a3c02b5d33d039119883fca')
