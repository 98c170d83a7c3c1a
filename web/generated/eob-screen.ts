// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type EobScreenQueryVariables = Exact<{
  path: string;
  number: string;
}>;


export type EobScreenQuery = { screen: { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { family: { explanation: { pdfPath: string | null, number: string, date: string, typeDescription: string, people: Array<{ firstName: string, middleInitial: string | null, lastName: string }>, claims: Array<{ number: string, providerName: string, charged: string, amountOwed: string | null, patientName: { firstName: string, middleInitial: string | null, lastName: string } }> } | null } | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export type EobPartsFragment = { number: string, date: string, typeDescription: string, people: Array<{ firstName: string, middleInitial: string | null, lastName: string }>, claims: Array<{ number: string, providerName: string, charged: string, amountOwed: string | null, patientName: { firstName: string, middleInitial: string | null, lastName: string } }> };

export const EobScreenDocument = knownDocument<EobScreenQuery, EobScreenQueryVariables>('query', 'EobScreen', '8a4a0e554f7e2eea128e288d137e99f583d6c45a492942ab57400155041ae68b', [["screen",["route","kind","status","redirect","title",["params",["name","value"]],"view"],{"path":"$path"}],["viewer",["__typename","id",["family",["__typename","id",["explanation",["__typename","number","date","typeDescription",["people",["firstName","middleInitial","lastName"]],["claims",["number",["patientName",["firstName","middleInitial","lastName"]],"providerName","charged","amountOwed"]],"pdfPath"],{"number":"$number"}]]]]]])
