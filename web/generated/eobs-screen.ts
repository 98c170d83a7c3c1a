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


export type EobsScreenQuery = { screen: { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { family: { claimTypes: Array<Types.ClaimType> | null, explanations?: { startDate: string, endDate: string, totalCount: number, nodes: Array<{ number: string, date: string, typeDescription: string, people: Array<{ firstName: string, middleInitial: string | null, lastName: string }>, claims: Array<{ number: string, providerName: string, charged: string, amountOwed: string | null, patientName: { firstName: string, middleInitial: string | null, lastName: string } }> }> } | null, explanationChoices?: { patients: Array<{ id: string, name: { firstName: string, middleInitial: string | null, lastName: string } }>, providers: Array<{ number: string, name: string }> } | null } | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export type EobFiltersPartsFragment = { explanations?: { startDate: string, endDate: string } | null, explanationChoices?: { patients: Array<{ id: string, name: { firstName: string, middleInitial: string | null, lastName: string } }>, providers: Array<{ number: string, name: string }> } | null };

export type EobListPartsFragment = { totalCount: number, nodes: Array<{ number: string, date: string, typeDescription: string, people: Array<{ firstName: string, middleInitial: string | null, lastName: string }>, claims: Array<{ number: string, providerName: string, charged: string, amountOwed: string | null, patientName: { firstName: string, middleInitial: string | null, lastName: string } }> }> };

export type EobPartsFragment = { number: string, date: string, typeDescription: string, people: Array<{ firstName: string, middleInitial: string | null, lastName: string }>, claims: Array<{ number: string, providerName: string, charged: string, amountOwed: string | null, patientName: { firstName: string, middleInitial: string | null, lastName: string } }> };

export const EobsScreenDocument = knownDocument<EobsScreenQuery, EobsScreenQueryVariables>('query', 'EobsScreen', '6042acb24b95c045ce792fe892b052ac686070acf47360076ec155982ad63318', [["screen",["route","kind","status","redirect","title",["params",["name","value"]],"view"],{"path":"$path"}],["viewer",["__typename","id",["family",["__typename","id","claimTypes",["explanations",["startDate","endDate","totalCount",["nodes",["__typename","number","date","typeDescription",["people",["firstName","middleInitial","lastName"]],["claims",["number",["patientName",["firstName","middleInitial","lastName"]],"providerName","charged","amountOwed"]]]]],{"filter":"$filter","first":10,"skip":"$skip"},"include","ask"],["explanationChoices",[["patients",["id",["name",["firstName","middleInitial","lastName"]]]],["providers",["number","name"]]],{"filter":"$filter"},"include","ask"]]]]]])
