// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type PrimaryCareSearchScreenQueryVariables = Exact<{
  path: string;
  memberSuffix: number;
  search: Types.PrimaryCareSearch;
  page: number;
  searching: boolean;
  providerId: string;
  choosing: boolean;
}>;


export type PrimaryCareSearchScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { family: { address: { zipCode: string | null } | null } | null, preferences?: { emailAddress: string | null }, primaryCareMember: { memberSuffix: number, firstName: string, lastName: string, eligible: boolean, eligibleDates: Array<string>, hindrance: Types.PrimaryCareHindrance | null, providerName: string | null, coming: { providerName: string, beginDate: string } | null } | null, primaryCare: { withProvider: Array<{ memberSuffix: number, firstName: string, lastName: string, eligible: boolean, eligibleDates: Array<string>, hindrance: Types.PrimaryCareHindrance | null, providerName: string | null, coming: { providerName: string, beginDate: string } | null }>, withoutProvider: Array<{ memberSuffix: number, firstName: string, lastName: string, eligible: boolean, eligibleDates: Array<string>, hindrance: Types.PrimaryCareHindrance | null, providerName: string | null, coming: { providerName: string, beginDate: string } | null }> } | null, primaryCareProviders?: { number: number, size: number, numberOfElements: number, totalElements: number, totalPages: number, content: Array<{ providerId: string | null, providerName: string, providerGroupName: string | null, title: string | null, acceptingNewPatients: boolean | null, distance: number | null, specialty: string | null, languages: Array<string>, locations: Array<{ name: string, addressLine1: string, city: string, state: string, zipCode: string, phoneNumber: string }> }> } | null, primaryCareProvider?: { providerId: string | null, providerName: string, providerGroupName: string | null, title: string | null, acceptingNewPatients: boolean | null, distance: number | null, specialty: string | null, languages: Array<string>, locations: Array<{ name: string, addressLine1: string, city: string, state: string, zipCode: string, phoneNumber: string }> } | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export type ListedMemberFragment = { memberSuffix: number, firstName: string, lastName: string, eligible: boolean, eligibleDates: Array<string>, hindrance: Types.PrimaryCareHindrance | null, providerName: string | null, coming: { providerName: string, beginDate: string } | null };

export type ProviderPartsFragment = { providerId: string | null, providerName: string, providerGroupName: string | null, title: string | null, acceptingNewPatients: boolean | null, distance: number | null, specialty: string | null, languages: Array<string>, locations: Array<{ name: string, addressLine1: string, city: string, state: string, zipCode: string, phoneNumber: string }> };

export const PrimaryCareSearchScreenDocument = knownDocument<PrimaryCareSearchScreenQuery, PrimaryCareSearchScreenQueryVariables>('query', 'PrimaryCareSearchScreen', '9ac56366eeab06c87a5cfca231bcf5518a30edfb2e404d5721a3183c4aa852c1')
