// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type EobsScreenQueryVariables = Exact<{
  path: string;
  filter?: Types.EobFilter | null | undefined;
  page: number;
  ask: boolean;
}>;


export type EobsScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { claimTypes: Array<Types.ClaimType> | null, eobs?: { empty: boolean, number: number, numberOfElements: number, size: number, totalElements: number, totalPages: number, filter: { startDate: string, endDate: string }, content: Array<{ documentId: string, date: string, typeOfClaims: string, people: Array<{ firstName: string, middleInitial: string | null, lastName: string }>, claims: Array<{ id: string, firstName: string, middleInitial: string | null, lastName: string, providerName: string, chargeAmount: string, amountOwed: string | null }> }> } | null, eobFilters?: { members: Array<{ memberKey: string, firstName: string, middleInitial: string | null, lastName: string }>, providers: Array<{ providerId: string, providerName: string }> } | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export type EobPartsFragment = { documentId: string, date: string, typeOfClaims: string, people: Array<{ firstName: string, middleInitial: string | null, lastName: string }>, claims: Array<{ id: string, firstName: string, middleInitial: string | null, lastName: string, providerName: string, chargeAmount: string, amountOwed: string | null }> };

export const EobsScreenDocument = knownDocument<EobsScreenQuery, EobsScreenQueryVariables>('query', 'EobsScreen', 'dcfe37cb71270362b1166bd06a7e54ebb62e862947bf540cb53ae9223a0d1c48')
