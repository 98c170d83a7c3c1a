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
  memberKey?: string | null | undefined;
  page: number;
}>;


export type ReferralsScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { member: { suffix: number } | null, referralFilters: { members: Array<{ memberKey: string, memberName: string }>, statuses: Array<{ status: Types.ReferralStatus, statusDescription: string }>, providers: Array<{ providerId: string, providerName: string }> } | null, referrals: { empty: boolean, number: number, numberOfElements: number, size: number, totalElements: number, totalPages: number, content: Array<{ id: string, memberName: string, status: Types.ReferralStatus, statusDescription: string, effectiveDate: string, expirationDate: string, expired: boolean, visitsAllowed: number, visitsUsed: number, visitsLeft: number, referringProvider: { providerName: string }, referredToProvider: { providerName: string } }> } | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const ReferralsScreenDocument = knownDocument<ReferralsScreenQuery, ReferralsScreenQueryVariables>('query', 'ReferralsScreen', 'd7852c921db5fd3f973da61f1db3eabb065fc0b54e3030bba5d70835a666ed6f')
