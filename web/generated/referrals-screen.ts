// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type ReferralsScreenQueryVariables = Exact<{
  path: string;
  filter: Types.ReferralFilter;
  member?: string | null | undefined;
  skip: number;
}>;


export type ReferralsScreenQuery = { screen: { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { member: { suffix: number } | null, family: { referralChoices: { patients: Array<{ id: string, name: string }>, statuses: Array<{ status: Types.ReferralStatus, label: string }>, providers: Array<{ number: string, name: string }> } | null, referrals: { totalCount: number, nodes: Array<{ number: string, patientName: string, status: Types.ReferralStatus, statusDescription: string, startDate: string, endDate: string, isExpired: boolean, visitsAllowed: number, visitsUsed: number, visitsLeft: number, referringProvider: { name: string }, referredToProvider: { name: string } }> } | null } | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export type ReferralFiltersPartsFragment = { patients: Array<{ id: string, name: string }>, statuses: Array<{ status: Types.ReferralStatus, label: string }>, providers: Array<{ number: string, name: string }> };

export type ReferralCardPartsFragment = { number: string, patientName: string, status: Types.ReferralStatus, statusDescription: string, startDate: string, endDate: string, isExpired: boolean, visitsAllowed: number, visitsUsed: number, visitsLeft: number, referringProvider: { name: string }, referredToProvider: { name: string } };

export const ReferralsScreenDocument = knownDocument<ReferralsScreenQuery, ReferralsScreenQueryVariables>('query', 'ReferralsScreen', 'd28c0a9a557f84fbce627b6acb9365b6d4a11cd7c7d7a1832ce913ed84ed41c5', [["screen",["route","kind","status","redirect","title",["params",["name","value"]],"view"],{"path":"$path"}],["viewer",["__typename","id",["member",["__typename","id","suffix"]],["family",["__typename","id",["referralChoices",[["patients",["id","name"]],["statuses",["status","label"]],["providers",["number","name"]]],{"patient":"$member"}],["referrals",["totalCount",["nodes",["number","patientName",["referringProvider",["name"]],["referredToProvider",["name"]],"status","statusDescription","startDate","endDate","isExpired","visitsAllowed","visitsUsed","visitsLeft"]]],{"filter":"$filter","first":10,"skip":"$skip"}]]]]]])
