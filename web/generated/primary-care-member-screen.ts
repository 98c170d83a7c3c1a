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


export type PrimaryCareMemberScreenQuery = { screen: { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { family: { address: { zipCode: string | null } | null, member: { primaryCare: { suffix: number, firstName: string, lastName: string, eligible: boolean, eligibleDates: Array<string>, providerName: string | null, provider: { number: string, name: string, groupName: string | null, title: string | null, acceptingNewPatients: boolean, specialty: string | null, languages: Array<string>, locations: Array<{ name: string, addressLine1: string, city: string, state: string, zipCode: string, phoneNumber: string }> } | null, coming: { providerName: string, providerTitle: string, startDate: string, locations: Array<{ name: string, addressLine1: string, city: string, state: string, zipCode: string, phoneNumber: string }> } | null, history: Array<{ providerName: string, providerTitle: string, startDate: string, endDate: string | null, time: Types.PrimaryCareTime, terminationReason: string | null, locations: Array<{ name: string, city: string }> }> } | null } | null } | null } | null };

export type ProviderPartsFragment = { number: string, name: string, groupName: string | null, title: string | null, acceptingNewPatients: boolean, specialty: string | null, languages: Array<string>, locations: Array<{ name: string, addressLine1: string, city: string, state: string, zipCode: string, phoneNumber: string }> };

export type ScreenPartsFragment = { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const PrimaryCareMemberScreenDocument = knownDocument<PrimaryCareMemberScreenQuery, PrimaryCareMemberScreenQueryVariables>('query', 'PrimaryCareMemberScreen', '582dea0410dcf84b2bebbef770ad9e7722f805cb8e8c1ce18406f8e8ac1b77af', [["screen",["route","kind","status","redirect","title",["params",["name","value"]],"view"],{"path":"$path"}],["viewer",["__typename","id",["family",["__typename","id",["address",["zipCode"]],["member",["__typename","id",["primaryCare",["__typename","suffix","firstName","lastName","eligible","eligibleDates","providerName",["provider",["__typename","number","name","groupName","title","acceptingNewPatients","specialty","languages",["locations",["name","addressLine1","city","state","zipCode","phoneNumber"]]]],["coming",["providerName","providerTitle","startDate",["locations",["name","addressLine1","city","state","zipCode","phoneNumber"]]]],["history",["providerName","providerTitle","startDate","endDate","time","terminationReason",["locations",["name","city"]]]]]]],{"suffix":"$suffix"}]]]]]])
