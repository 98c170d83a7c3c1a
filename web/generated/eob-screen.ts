// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type EobScreenQueryVariables = Exact<{
  path: string;
  documentId: string;
}>;


export type EobScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { eob: { pdfPath: string | null, documentId: string, date: string, typeOfClaims: string, people: Array<{ firstName: string, middleInitial: string | null, lastName: string }>, claims: Array<{ id: string, firstName: string, middleInitial: string | null, lastName: string, providerName: string, chargeAmount: string, amountOwed: string | null }> } | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export type EobPartsFragment = { documentId: string, date: string, typeOfClaims: string, people: Array<{ firstName: string, middleInitial: string | null, lastName: string }>, claims: Array<{ id: string, firstName: string, middleInitial: string | null, lastName: string, providerName: string, chargeAmount: string, amountOwed: string | null }> };

export const EobScreenDocument = knownDocument<EobScreenQuery, EobScreenQueryVariables>('query', 'EobScreen', '2dedcd6b1b42a92331401e2356e528926f7422fe3c00040bff8b6bb415220b0c')
