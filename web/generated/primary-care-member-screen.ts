// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type PrimaryCareMemberScreenQueryVariables = Exact<{
  path: string;
  suffix: number;
}>;


export type PrimaryCareMemberScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { family: { address: { zipCode: string | null } | null, member: { primaryCare: { suffix: number, firstName: string, lastName: string, eligible: boolean, eligibleDates: Array<string>, providerName: string | null, provider: { number: string, name: string, groupName: string | null, title: string | null, acceptingNewPatients: boolean, specialty: string | null, languages: Array<string>, locations: Array<{ name: string, addressLine1: string, city: string, state: string, zipCode: string, phoneNumber: string }> } | null, coming: { providerName: string, providerTitle: string, startDate: string, locations: Array<{ name: string, addressLine1: string, city: string, state: string, zipCode: string, phoneNumber: string }> } | null, history: Array<{ providerName: string, providerTitle: string, startDate: string, endDate: string | null, time: Types.PrimaryCareTime, terminationReason: string | null, locations: Array<{ name: string, city: string }> }> } | null } | null } | null } | null };

export type ProviderPartsFragment = { number: string, name: string, groupName: string | null, title: string | null, acceptingNewPatients: boolean, specialty: string | null, languages: Array<string>, locations: Array<{ name: string, addressLine1: string, city: string, state: string, zipCode: string, phoneNumber: string }> };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const PrimaryCareMemberScreenDocument = knownDocument<PrimaryCareMemberScreenQuery, PrimaryCareMemberScreenQueryVariables>('query', 'PrimaryCareMemberScreen', '28448166254e593de9d9997bd731a4d8f9faedbc51e7674801f1645f2a794fc0')
