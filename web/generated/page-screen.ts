// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PageScreenQueryVariables = Exact<{
  path: string;
}>;


export type PageScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, data: { outlineOfCoverage: string | null, networks: Array<string> | null, programs: Array<{ number: number, name: string, description: string, url: string | null }> | null, programPhones: Array<{ number: number, phoneNumber: string | null }> | null } | null, params: Array<{ name: string, value: string }> } };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const PageScreenDocument = knownDocument<PageScreenQuery, PageScreenQueryVariables>('query', 'PageScreen', 'bca20f1e7ccd9dfa842fddc6ac5cec91dde66ac05b52f9962c3b4140d5256048')
