// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type EobsScreenQueryVariables = Exact<{
  path: string;
  filter?: Types.ExplanationFilter | null | undefined;
  skip: number;
  ask: boolean;
}>;


export type EobsScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { family: { claimTypes: Array<Types.ClaimType> | null, explanations?: { totalCount: number, startDate: string, endDate: string, nodes: Array<{ number: string, date: string, typeDescription: string, people: Array<{ firstName: string, middleInitial: string | null, lastName: string }>, claims: Array<{ number: string, providerName: string, charged: string, amountOwed: string | null, patientName: { firstName: string, middleInitial: string | null, lastName: string } }> }> } | null, explanationChoices?: { patients: Array<{ id: string, name: { firstName: string, middleInitial: string | null, lastName: string } }>, providers: Array<{ number: string, name: string }> } | null } | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export type EobPartsFragment = { number: string, date: string, typeDescription: string, people: Array<{ firstName: string, middleInitial: string | null, lastName: string }>, claims: Array<{ number: string, providerName: string, charged: string, amountOwed: string | null, patientName: { firstName: string, middleInitial: string | null, lastName: string } }> };

export const EobsScreenDocument = knownDocument<EobsScreenQuery, EobsScreenQueryVariables>('query', 'EobsScreen', 'b996e61a6b515ce0e66a8e88cf62ab68dc2b75031349d08937faf8456fc339ac')
