// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
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

/** What a list of EOBs is narrowed to. */
export type EobFilter = {
  /** Type of the claims; the first that the member can have unless given. UNKNOWN has no list of its own. */
  type?: ClaimType | null | undefined;
  /** First date of the EOBs; two years ago unless given. */
  startDate?: string | null | undefined;
  /** Last date of the EOBs; today unless given. */
  endDate?: string | null | undefined;
  /** Only EOBs with a claim of this member. */
  memberKey?: string | null | undefined;
  /** Only EOBs with a claim of one of these providers. */
  providerIds?: Array<string> | null | undefined;
};

export type EobsScreenQueryVariables = Exact<{
  path: string;
  filter?: EobFilter | null | undefined;
  page: number;
  ask: boolean;
}>;


export type EobsScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { claimTypes: Array<ClaimType> | null, eobs?: { empty: boolean, number: number, numberOfElements: number, size: number, totalElements: number, totalPages: number, filter: { startDate: string, endDate: string }, content: Array<{ documentId: string, date: string, typeOfClaims: string, people: Array<{ firstName: string, middleInitial: string | null, lastName: string }>, claims: Array<{ id: string, firstName: string, middleInitial: string | null, lastName: string, providerName: string, chargeAmount: string, patientResponsibility: string }> }> } | null, eobFilters?: { members: Array<{ memberKey: string, firstName: string, middleInitial: string | null, lastName: string }>, providers: Array<{ providerId: string, providerName: string }> } | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export type EobPartsFragment = { documentId: string, date: string, typeOfClaims: string, people: Array<{ firstName: string, middleInitial: string | null, lastName: string }>, claims: Array<{ id: string, firstName: string, middleInitial: string | null, lastName: string, providerName: string, chargeAmount: string, patientResponsibility: string }> };

export const EobsScreenDocument = knownDocument<EobsScreenQuery, EobsScreenQueryVariables>('query', 'EobsScreen', '83602e8480ac02e007657b3c23685b7aa399ab03aef1996f722d52fa5b8810a6')
