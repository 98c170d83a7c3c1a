// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from './schema-types.ts';

export type PrimaryCareScreenQueryVariables = Exact<{
  path: string;
}>;


export type PrimaryCareScreenQuery = { screen: { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { primaryCare: { withProvider: Array<{ suffix: number, firstName: string, lastName: string, eligible: boolean, eligibleDates: Array<string>, hindrance: Types.PrimaryCareHindrance | null, providerName: string | null, coming: { providerName: string, startDate: string } | null }>, withoutProvider: Array<{ suffix: number, firstName: string, lastName: string, eligible: boolean, eligibleDates: Array<string>, hindrance: Types.PrimaryCareHindrance | null, providerName: string | null, coming: { providerName: string, startDate: string } | null }> } | null } | null };

export type ListedMemberFragment = { suffix: number, firstName: string, lastName: string, eligible: boolean, eligibleDates: Array<string>, hindrance: Types.PrimaryCareHindrance | null, providerName: string | null, coming: { providerName: string, startDate: string } | null };

export type ScreenPartsFragment = { route: string | null, kind: Types.ScreenKind, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const PrimaryCareScreenDocument = knownDocument<PrimaryCareScreenQuery, PrimaryCareScreenQueryVariables>('query', 'PrimaryCareScreen', '605bb809ab6d44a5a77b93237817a73c66684672a1a2a14c30f870605df9eb24', [["screen",["route","kind","status","redirect","title",["params",["name","value"]],"view"],{"path":"$path"}],["viewer",["__typename","id",["primaryCare",["__typename",["withProvider",["__typename","suffix","firstName","lastName","eligible","eligibleDates","hindrance","providerName",["coming",["providerName","startDate"]]]],["withoutProvider",["__typename","suffix","firstName","lastName","eligible","eligibleDates","hindrance","providerName",["coming",["providerName","startDate"]]]]]]]]])
