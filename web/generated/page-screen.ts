// Generated from *.graphql by `npm run generate`. Do not edit.
import { knownDocument } from '../app/known-document.ts'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type PageScreenQueryVariables = Exact<{
  path: string;
}>;


export type PageScreenQuery = { screen: { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> }, viewer: { outlineOfCoverage: string | null, networkNames: Array<string> | null, programsOfPage: Array<{ id: number, name: string, description: string, url: string | null }> | null } | null };

export type ScreenPartsFragment = { route: string | null, kind: string, status: number, redirect: string | null, title: string, view: import('../../engine/view.ts').ScreenView | null, params: Array<{ name: string, value: string }> };

export const PageScreenDocument = knownDocument<PageScreenQuery, PageScreenQueryVariables>('query', 'PageScreen', '7189492f73e050aa18611c377e455cca947eaafd987416bf9de034d63c040d99')
