// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type PrimaryCareMemberScreenQueryVariables = Exact<{
  path: string;
  memberSuffix: number;
}>;


export type PrimaryCareMemberScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { family: { address: { zipCode: string | null } | null } | null, primaryCareMember: { memberSuffix: number, firstName: string, lastName: string, eligible: boolean, eligibleDates: Array<string>, providerName: string | null, provider: { providerId: string | null, providerName: string, providerGroupName: string | null, title: string | null, acceptingNewPatients: boolean | null, distance: number | null, specialty: string | null, languages: Array<string>, locations: Array<{ name: string, addressLine1: string, city: string, state: string, zipCode: string, phoneNumber: string }> } | null, coming: { providerName: string, providerTitle: string, beginDate: string, locations: Array<{ name: string, addressLine1: string, city: string, state: string, zipCode: string, phoneNumber: string }> } | null, history: Array<{ providerName: string, providerTitle: string, beginDate: string, endDate: string | null, time: Types.PrimaryCareTime, terminationReason: string | null, locations: Array<{ name: string, city: string }> }> } | null } | null };

export type ProviderPartsFragment = { providerId: string | null, providerName: string, providerGroupName: string | null, title: string | null, acceptingNewPatients: boolean | null, distance: number | null, specialty: string | null, languages: Array<string>, locations: Array<{ name: string, addressLine1: string, city: string, state: string, zipCode: string, phoneNumber: string }> };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const PrimaryCareMemberScreenDocument = knownDocument<PrimaryCareMemberScreenQuery, PrimaryCareMemberScreenQueryVariables>('query', 'PrimaryCareMemberScreen', '6d85e1d58aabf70a362fadf5b27c09bce45340eda2a5fc1777ea6df2a4e08e35')
