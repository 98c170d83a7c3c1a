// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../query/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PageScreenQueryVariables = Exact<{
  path: string;
}>;


export type PageScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { outlineOfCoverage: string | null, networkNames: Array<string> | null, programsOfPage: Array<{ id: number, name: string, description: string, url: string | null }> | null, programDetailsOfPage: Array<{ id: number, phoneNumber: string | null }> | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const PageScreenDocument = knownDocument<PageScreenQuery, PageScreenQueryVariables>('query', 'PageScreen', '48f3c331cca70563828d9ad72ae4b2a0e9d90d72682c25caf6ab07aa891e11b0')
