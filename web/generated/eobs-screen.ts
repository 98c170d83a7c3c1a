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

/** What a list of EOBs is narrowed to. */
export type EobFilter = {
  /** Type of the claims; the first that the member can have unless given. */
  category?: ClaimCategory | null | undefined;
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


export type EobsScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { claimCategories: Array<ClaimCategory> | null, eobs?: { empty: boolean, number: number, numberOfElements: number, size: number, totalElements: number, totalPages: number, filter: { startDate: string, endDate: string }, content: Array<{ documentId: string, date: string, typeOfClaims: string, people: Array<{ firstName: string, middleInitial: string | null, lastName: string }>, claims: Array<{ id: string, firstName: string, middleInitial: string | null, lastName: string, providerName: string, chargeAmount: string, patientResponsibility: string }> }> } | null, eobFilters?: { members: Array<{ memberKey: string, firstName: string, middleInitial: string | null, lastName: string }>, providers: Array<{ providerId: string, providerName: string }> } | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export type EobPartsFragment = { documentId: string, date: string, typeOfClaims: string, people: Array<{ firstName: string, middleInitial: string | null, lastName: string }>, claims: Array<{ id: string, firstName: string, middleInitial: string | null, lastName: string, providerName: string, chargeAmount: string, patientResponsibility: string }> };

export const EobsScreenDocument = knownDocument<EobsScreenQuery, EobsScreenQueryVariables>('query', 'EobsScreen', 'e7a3dea2de7b1e10c32295f6c87568b116fd34af1beb3e1f939e43d9f9d8af41')
