// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type PrimaryCareSearchScreenQueryVariables = Exact<{
  path: string;
  suffix: number;
  search: Types.PrimaryCareSearch;
  skip: number;
  searching: boolean;
  provider: string;
  choosing: boolean;
}>;


export type PrimaryCareSearchScreenQuery = { screen: { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { family: { address: { zipCode: string | null } | null, member: { primaryCare: { suffix: number, firstName: string, lastName: string, eligible: boolean, eligibleDates: Array<string>, hindrance: Types.PrimaryCareHindrance | null, providerName: string | null, coming: { providerName: string, startDate: string } | null } | null } | null } | null, preferences?: { emailAddress: string | null }, primaryCare: { withProvider: Array<{ suffix: number, firstName: string, lastName: string, eligible: boolean, eligibleDates: Array<string>, hindrance: Types.PrimaryCareHindrance | null, providerName: string | null, coming: { providerName: string, startDate: string } | null }>, withoutProvider: Array<{ suffix: number, firstName: string, lastName: string, eligible: boolean, eligibleDates: Array<string>, hindrance: Types.PrimaryCareHindrance | null, providerName: string | null, coming: { providerName: string, startDate: string } | null }> } | null, primaryCareProviders?: { totalCount: number, edges: Array<{ distance: number | null, node: { number: string, name: string, groupName: string | null, title: string | null, acceptingNewPatients: boolean, specialty: string | null, languages: Array<string>, locations: Array<{ name: string, addressLine1: string, city: string, state: string, zipCode: string, phoneNumber: string }> } }> } | null, primaryCareProvider?: { number: string, name: string, groupName: string | null, title: string | null, acceptingNewPatients: boolean, specialty: string | null, languages: Array<string>, locations: Array<{ name: string, addressLine1: string, city: string, state: string, zipCode: string, phoneNumber: string }> } | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export type ListedMemberFragment = { suffix: number, firstName: string, lastName: string, eligible: boolean, eligibleDates: Array<string>, hindrance: Types.PrimaryCareHindrance | null, providerName: string | null, coming: { providerName: string, startDate: string } | null };

export type ProviderPartsFragment = { number: string, name: string, groupName: string | null, title: string | null, acceptingNewPatients: boolean, specialty: string | null, languages: Array<string>, locations: Array<{ name: string, addressLine1: string, city: string, state: string, zipCode: string, phoneNumber: string }> };

export const PrimaryCareSearchScreenDocument = knownDocument<PrimaryCareSearchScreenQuery, PrimaryCareSearchScreenQueryVariables>('query', 'PrimaryCareSearchScreen', 'f4e6e291a1299a82873a14dd5faa25488ae3e89184acbcc8c462c295dec9eaff', [["screen",["route","kind","status","redirect","title",["params",["name","value"]],"view"],{"path":"$path"}],["viewer",["__typename","id",["family",["__typename","id",["address",["zipCode"]],["member",["__typename","id",["primaryCare",["__typename","suffix","firstName","lastName","eligible","eligibleDates","hindrance","providerName",["coming",["providerName","startDate"]]]]],{"suffix":"$suffix"}]]],["preferences",["__typename","emailAddress"],{},"include","choosing"],["primaryCare",["__typename",["withProvider",["__typename","suffix","firstName","lastName","eligible","eligibleDates","hindrance","providerName",["coming",["providerName","startDate"]]]],["withoutProvider",["__typename","suffix","firstName","lastName","eligible","eligibleDates","hindrance","providerName",["coming",["providerName","startDate"]]]]]],["primaryCareProviders",["totalCount",["edges",["distance",["node",["__typename","number","name","groupName","title","acceptingNewPatients","specialty","languages",["locations",["name","addressLine1","city","state","zipCode","phoneNumber"]]]]]]],{"search":"$search","first":10,"skip":"$skip"},"include","searching"],["primaryCareProvider",["__typename","number","name","groupName","title","acceptingNewPatients","specialty","languages",["locations",["name","addressLine1","city","state","zipCode","phoneNumber"]]],{"number":"$provider"},"include","choosing"]]]])
