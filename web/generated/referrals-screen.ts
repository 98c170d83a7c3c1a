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


export type ReferralsScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { member: { suffix: number } | null, family: { referralChoices: { patients: Array<{ id: string, name: string }>, statuses: Array<{ status: Types.ReferralStatus, label: string }>, providers: Array<{ number: string, name: string }> } | null, referrals: { totalCount: number, nodes: Array<{ number: string, patientName: string, status: Types.ReferralStatus, statusDescription: string, startDate: string, endDate: string, isExpired: boolean, visitsAllowed: number, visitsUsed: number, visitsLeft: number, referringProvider: { name: string }, referredToProvider: { name: string } }> } | null } | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const ReferralsScreenDocument = knownDocument<ReferralsScreenQuery, ReferralsScreenQueryVariables>('query', 'ReferralsScreen', 'e20d067748d439807e5daf71a44f858f7dfd8a4f64aac8b3db17f3f26f49fde3')
