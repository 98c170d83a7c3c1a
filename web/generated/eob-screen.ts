// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type EobScreenQueryVariables = Exact<{
  path: string;
  number: string;
}>;


export type EobScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { family: { explanation: { pdfPath: string | null, number: string, date: string, typeDescription: string, people: Array<{ firstName: string, middleInitial: string | null, lastName: string }>, claims: Array<{ number: string, providerName: string, charged: string, amountOwed: string | null, patientName: { firstName: string, middleInitial: string | null, lastName: string } }> } | null } | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export type EobPartsFragment = { number: string, date: string, typeDescription: string, people: Array<{ firstName: string, middleInitial: string | null, lastName: string }>, claims: Array<{ number: string, providerName: string, charged: string, amountOwed: string | null, patientName: { firstName: string, middleInitial: string | null, lastName: string } }> };

export const EobScreenDocument = knownDocument<EobScreenQuery, EobScreenQueryVariables>('query', 'EobScreen', '7fa37e71d90401e18713d076920f5545206e229ad3c05e4e4aed41ef9aafd473')
