// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type ClaimsScreenQueryVariables = Exact<{
  path: string;
  patient?: number | null | undefined;
  filter?: Types.ClaimFilter | null | undefined;
  skip: number;
  ask: boolean;
}>;


export type ClaimsScreenQuery = { screen: { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { family: { claimTypes: Array<Types.ClaimType> | null, claims?: { startDate: string, endDate: string, totalCount: number, missing: Array<{ reason: Types.MissingClaimsReason, member: { firstName: string, lastName: string } }>, nodes: Array<{ number: string, category: Types.CoverageCategory, type: Types.ClaimType, status: Types.ClaimStatus, statusDescription: string, amountOwed: string | null, paidDate: string | null, patientSuffix: number, serviceDate: string, patientName: { firstName: string, lastName: string }, provider: { name: string }, totals: { charged: string } }> } | null, members: Array<{ suffix: number, firstName: string, lastName: string }>, claimChoices?: { providers: Array<{ number: string, name: string }>, statuses: Array<{ id: string, label: string }> } | null } | null, member: { suffix: number } | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export type ClaimFiltersPartsFragment = { member: { suffix: number } | null, family: { members: Array<{ suffix: number, firstName: string, lastName: string }>, claims?: { startDate: string, endDate: string } | null, claimChoices?: { providers: Array<{ number: string, name: string }>, statuses: Array<{ id: string, label: string }> } | null } | null };

export type ClaimListPartsFragment = { totalCount: number, nodes: Array<{ number: string, category: Types.CoverageCategory, type: Types.ClaimType, status: Types.ClaimStatus, statusDescription: string, amountOwed: string | null, paidDate: string | null, patientSuffix: number, serviceDate: string, patientName: { firstName: string, lastName: string }, provider: { name: string }, totals: { charged: string } }> };

export const ClaimsScreenDocument = knownDocument<ClaimsScreenQuery, ClaimsScreenQueryVariables>('query', 'ClaimsScreen', 'bbd17eb96f81dbd421f1fd5d30b957514035ca472548dcf792a53cf8a4356012', [["screen",["route","kind","status","redirect","title",["params",["name","value"]],"view"],{"path":"$path"}],["viewer",["__typename","id",["member",["__typename","id","suffix"]],["family",["__typename","id",["members",["__typename","id","suffix","firstName","lastName"]],["claims",["startDate","endDate","totalCount",["nodes",["__typename","number","category","type","status","statusDescription","amountOwed","paidDate","patientSuffix",["patientName",["firstName","lastName"]],["provider",["name"]],"serviceDate",["totals",["charged"]]]],["missing",[["member",["__typename","id","firstName","lastName"]],"reason"]]],{"patient":"$patient","filter":"$filter","first":10,"skip":"$skip"},"include","ask"],["claimChoices",[["providers",["number","name"]],["statuses",["id","label"]]],{"patient":"$patient","filter":"$filter"},"include","ask"],"claimTypes"]]]]])
